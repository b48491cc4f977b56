<?php
// What WordPress has in the place of a database while its plugin is tested: the options of a blog, and nothing else.

/** Answers for the database of a blog without posts. */
class Blog_Without_Database extends wpdb {
	const OPTIONS = array(
		'siteurl'          => 'http://blog.test',
		'home'             => 'http://blog.test',
		'blog_charset'     => 'UTF-8',
		'template'         => 'none',
		'stylesheet'       => 'none',
		'use_smilies'      => '1',
		'WPLANG'           => '',
	);

	public $ready = true;

	public function __construct() {}

	public function query( $query ) {
		$this->last_result = array();
		if ( false !== strpos( $query, 'SELECT option_name, option_value' ) ) {
			$options = self::OPTIONS + array( 'active_plugins' => serialize( array( ACTIVE_PLUGIN ) ) );
			foreach ( $options as $name => $value ) {
				$this->last_result[] = (object) array(
					'option_name'  => $name,
					'option_value' => $value,
				);
			}
		}
		$this->num_rows = count( $this->last_result );
		return $this->num_rows;
	}

	public function _real_escape( $text ) {
		return addslashes( (string) $text );
	}

	public function db_version() {
		return '8.0';
	}
}

$wpdb = new Blog_Without_Database();
