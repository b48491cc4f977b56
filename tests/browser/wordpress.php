<?php
// Runs the plugin for WordPress in WordPress itself, which has no database (wordpress/db.php): what a post becomes on its way to the page.
// Arguments: the folder of WordPress, the file of the plugin. Reads { "content": …, "block": …, "author": … } and writes { "html": …, "footer": … }.

list( , $wordpress, $plugin ) = $argv;

define( 'ABSPATH', $wordpress . '/' );
define( 'WP_CONTENT_DIR', __DIR__ . '/wordpress' );
define( 'WP_PLUGIN_DIR', dirname( $plugin, 2 ) );
define( 'ACTIVE_PLUGIN', basename( dirname( $plugin ) ) . '/' . basename( $plugin ) );
define( 'DISABLE_WP_CRON', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );

$_SERVER     += array(
	'HTTP_HOST'       => 'blog.test',
	'REQUEST_URI'     => '/',
	'SERVER_PROTOCOL' => 'HTTP/1.1',
);
$table_prefix = 'wp_';

// WordPress is older than this PHP and hears much of it; what the plugin hears fails the test.
set_error_handler(
	function ( $level, $message, $file, $line ) use ( $plugin ) {
		if ( 0 === strpos( $file, dirname( $plugin ) ) ) {
			fwrite( STDERR, "$message, line $line\n" );
		}
		return true;
	}
);

require ABSPATH . 'wp-settings.php';

$given   = json_decode( stream_get_contents( STDIN ), true );
$content = $given['content'] ?? '';
if ( isset( $given['block'] ) ) {
	$content .= get_comment_delimited_block_content( 'variant-diagram/board', $given['block'], '' );
}
if ( ! empty( $given['author'] ) ) {
	// Who may not write any HTML: the text is cleaned when it is saved.
	kses_init_filters();
	$content = wp_unslash( apply_filters( 'content_save_pre', wp_slash( $content ) ) );
}
$html = apply_filters( 'the_content', $content );
ob_start();
wp_print_footer_scripts();
echo json_encode( array( 'html' => $html, 'footer' => ob_get_clean() ) );
