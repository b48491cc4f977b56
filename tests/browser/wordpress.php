<?php
// What stands in for WordPress while its plugin is tested by PHP: the functions that the plugin calls, and the path of a text
// to the page, which makes quotes and hyphens typographic, then paragraphs, and fills shortcodes in last.
// Reads { "content": …, "block": … } and writes { "html": …, "scripts": […] }.

define( 'ABSPATH', __DIR__ );

$hooks      = array();
$shortcodes = array();
$blocks     = array();
$known      = array();
$wanted     = array();

function add_action( $name, $call ) {
	global $hooks;
	$hooks[ $name ][] = $call;
}

function add_filter( $name, $call ) {
	add_action( $name, $call );
}

function apply_filters( $name, $value ) {
	global $hooks;
	foreach ( $hooks[ $name ] ?? array() as $call ) {
		$value = $call( $value );
	}
	return $value;
}

function plugins_url( $file, $plugin ) {
	return '/wp-content/plugins/' . basename( dirname( $plugin ) ) . '/' . $file;
}

function wp_register_script( $name, $address, $needs, $version, $footer ) {
	global $known;
	$known[ $name ] = $address . '?ver=' . $version;
}

function wp_enqueue_script( $name ) {
	global $known, $wanted;
	$wanted[ $name ] = $known[ $name ];
}

function add_shortcode( $name, $call ) {
	global $shortcodes;
	$shortcodes[ $name ] = $call;
}

function register_block_type( $name, $settings ) {
	global $blocks;
	$blocks[ $name ] = $settings;
}

/** Each part of a text that is no shortcode with its content, or that is one, goes through a function. */
function on_parts( $text, $own, $other ) {
	global $shortcodes;
	$names = implode( '|', array_map( 'preg_quote', array_keys( $shortcodes ) ) );
	$parts = preg_split( "/(\[(?:$names)[^\]]*\].*?\[\/(?:$names)\])/s", $text, -1, PREG_SPLIT_DELIM_CAPTURE );
	foreach ( $parts as $index => $part ) {
		$parts[ $index ] = 1 === $index % 2 ? $own( $part ) : $other( $part );
	}
	return implode( '', $parts );
}

function typographic( $text ) {
	return preg_replace( array( '/--/', '/"([^"<>]*)"/', "/'/" ), array( '–', '“$1”', '’' ), $text );
}

function paragraphs( $text ) {
	$parts = preg_split( '/\R\s*\R/', trim( $text ) );
	return implode( "\n", array_map( fn ( $part ) => '<p>' . preg_replace( '/\R/', "<br />\n", $part ) . "</p>\n", $parts ) );
}

function filled( $text ) {
	global $shortcodes;
	return on_parts(
		$text,
		function ( $part ) use ( $shortcodes ) {
			preg_match( '/^\[([\w-]+)([^\]]*)\](.*)\[\/[\w-]+\]$/s', $part, $found );
			preg_match_all( '/([\w-]+)="([^"]*)"|([\w-]+)/', $found[2], $words, PREG_SET_ORDER );
			$attributes = array();
			foreach ( $words as $word ) {
				if ( isset( $word[3] ) ) {
					$attributes[] = $word[3];
				} else {
					$attributes[ $word[1] ] = $word[2];
				}
			}
			return $shortcodes[ $found[1] ]( $attributes, $found[3] );
		},
		fn ( $part ) => $part
	);
}

require $argv[1];

apply_filters( 'init', null );
$given = json_decode( stream_get_contents( STDIN ), true );
$html  = '';
if ( isset( $given['content'] ) ) {
	$spared = apply_filters( 'no_texturize_shortcodes', array() );
	$keep   = in_array( 'variant-diagram', $spared, true ) ? fn ( $part ) => $part : 'typographic';
	$html  .= filled( paragraphs( on_parts( $given['content'], $keep, 'typographic' ) ) );
}
if ( isset( $given['block'] ) ) {
	$html .= $blocks['variant-diagram/board']['render_callback']( $given['block'] );
}
echo json_encode( array( 'html' => $html, 'scripts' => array_values( $wanted ) ) );
