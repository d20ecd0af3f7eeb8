#!/usr/bin/env perl
# Writes Sources/PlumbText/Tables/{LineBreakTable,FallbackWidthTable}+Data.swift from the Unicode data that comes with
# Perl (5.36: Unicode 14). Usage: Scripts/bake-character-tables.pl
#
# Numbers are written as in bake-font-tables.py: base 45, least digit first.
use strict;
use warnings;
use Unicode::UCD qw(prop_invmap);
use FindBin;

my $folder = "$FindBin::Bin/../Sources/PlumbText/Tables";
my @digits = map { chr } grep { $_ != 0x5C } 0x23 .. 0x7E;

sub encode {
  my ($value) = @_;
  my $out = "";
  while ($value >= 45) {
    $out .= $digits[45 + $value % 45];
    $value = int($value / 45);
  }
  return $out . $digits[$value];
}

# Runs of equal values over all code points, from a function of the code point called at each start of a range.
sub runs {
  my ($classify, @starts) = @_;
  my %seen;
  my @sorted = sort { $a <=> $b } grep { !$seen{$_}++ && $_ <= 0x10FFFF } (0, @starts);
  my ($out, $count, $last, $from) = ("", 0, undef, 0);
  for my $start (@sorted, 0x110000) {
    my $value = $start <= 0x10FFFF ? $classify->($start) : -1;
    if (!defined $last) { $last = $value; next }
    next if $value == $last;
    $out .= encode($start - $from) . encode($last);
    ($last, $from) = ($value, $start);
    $count++;
  }
  return ($out, $count);
}

sub inversion {
  my ($name) = @_;
  my ($list, $map, $format, $default) = prop_invmap($name);
  my $look = sub {
    my ($cp) = @_;
    my ($low, $high) = (0, scalar @$list);
    while ($high - $low > 1) {
      my $middle = int(($low + $high) / 2);
      if ($list->[$middle] <= $cp) { $low = $middle } else { $high = $middle }
    }
    return $map->[$low];
  };
  return ($look, @$list);
}

sub write_table {
  my ($type, $doc, $text, $count) = @_;
  my $version = Unicode::UCD::UnicodeVersion();
  open my $file, ">", "$folder/$type+Data.swift" or die $!;
  print $file "// Written by Scripts/bake-character-tables.pl from Unicode $version; do not edit.\n\n";
  print $file "extension $type {\n  static let runCount = $count\n\n  /// $doc\n";
  print $file "  static let encodedRuns: StaticString = \"\"\"\n";
  print $file "    $_\n" for $text =~ /(.{1,100})/g;
  print $file "    \"\"\"\n}\n";
  close $file;
  print "$type: $count runs, ", length($text), " bytes\n";
}

# Order and spelling of LineBreakClass.swift.
my @break_classes = qw(AL BK CR LF NL SP ZW WJ GL CM ZWJ BA BB HY B2 CB CL CP EX IN NS OP QU IS NU PO PR SY EB EM
  H2 H3 HL ID JL JV JT RI);
my %break_class = map { $break_classes[$_] => $_ } 0 .. $#break_classes;
# Rule LB1, with the others as they are.
my %resolved = (AI => "AL", SG => "AL", XX => "AL", Unknown => "AL", CJ => "NS");
my ($line_break, @break_starts) = inversion("Line_Break");
my ($category, @category_starts) = inversion("General_Category");
my ($wide, @wide_starts) = inversion("East_Asian_Width");
my $break = sub {
  my ($cp) = @_;
  my $short = $resolved{$line_break->($cp)} // $line_break->($cp);
  # Scripts that need a dictionary (Thai, Khmer ...): marks are marks, the rest letters.
  $short = $category->($cp) =~ /^(Mn|Mc)$/ ? "CM" : "AL" if $short eq "SA";
  # Rule LB30 speaks of brackets that are not East Asian: the wide ones get a bit of their own.
  my $value = $break_class{$short} // die "unknown class $short";
  $value += 64 if $short =~ /^(OP|CP)$/ && $wide->($cp) =~ /^(W|F|H)$/;
  return $value;
};
write_table("LineBreakTable", "Length and class of every run of code points with one line-break class.",
  runs($break, @break_starts, @category_starts, @wide_starts));

# Order of FallbackWidthClass.swift.
my @scripts = qw(Common Latin Greek Cyrillic Armenian Hebrew Arabic Syriac Thaana Devanagari Bengali Gurmukhi Gujarati
  Oriya Tamil Telugu Kannada Malayalam Sinhala Thai Lao Tibetan Myanmar Georgian Ethiopic Cherokee Khmer Mongolian);
my %script_class = map { $scripts[$_] => $_ + 3 } 0 .. $#scripts;
my ($script, @script_starts) = inversion("Script");
my ($emoji, @emoji_starts) = inversion("Emoji_Presentation");
my ($pictographic, @pictographic_starts) = inversion("Extended_Pictographic");
my $width = sub {
  my ($cp) = @_;
  return 0 if $category->($cp) =~ /^(Mn|Me|Cf|Cc|Zl|Zp)$/;
  return 2 if $emoji->($cp) =~ /^Y/;
  return 2 if $cp >= 0x1F000 && $pictographic->($cp) =~ /^Y/;
  return 1 if $wide->($cp) =~ /^(W|F)$/;
  return $script_class{$script->($cp)} // $script_class{Common};
};
write_table("FallbackWidthTable", "Length and class of every run of code points that are alike in width.",
  runs($width, @category_starts, @wide_starts, @script_starts, @emoji_starts, @pictographic_starts));
