// PlumbRender
