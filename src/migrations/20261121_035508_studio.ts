import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`properties_published_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`properties_published_in_order_idx\` ON \`properties_published_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`properties_published_in_parent_idx\` ON \`properties_published_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_properties_v_version_published_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_properties_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_properties_v_version_published_in_order_idx\` ON \`_properties_v_version_published_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_published_in_parent_idx\` ON \`_properties_v_version_published_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_gallery_pictures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` text(36),
  	\`url\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_blocks_gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_gallery_pictures_order_idx\` ON \`pages_blocks_gallery_pictures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_gallery_pictures_parent_id_idx\` ON \`pages_blocks_gallery_pictures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_gallery_pictures_image_idx\` ON \`pages_blocks_gallery_pictures\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_gallery_pictures_locales\` (
  	\`caption\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_blocks_gallery_pictures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_blocks_gallery_pictures_locales_locale_parent_id_uniqu\` ON \`pages_blocks_gallery_pictures_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_gallery_pictures_locales_parent_only_idx\` ON \`pages_blocks_gallery_pictures_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`arrangement\` text DEFAULT 'mosaic',
  	\`title_size\` text DEFAULT 'h2',
  	\`view\` text DEFAULT 'card-view',
  	\`number_item_of_row\` numeric DEFAULT 4,
  	\`max_items\` numeric DEFAULT 40,
  	\`position\` text DEFAULT 'contentRow',
  	\`span\` numeric DEFAULT 12,
  	\`columns_sm\` numeric,
  	\`columns_md\` numeric,
  	\`columns_lg\` numeric,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`block_name\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_gallery_order_idx\` ON \`pages_blocks_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_gallery_parent_id_idx\` ON \`pages_blocks_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_gallery_path_idx\` ON \`pages_blocks_gallery\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_gallery_background_image_idx\` ON \`pages_blocks_gallery\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_gallery_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_blocks_gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_blocks_gallery_locales_locale_parent_id_unique\` ON \`pages_blocks_gallery_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_gallery_locales_parent_only_idx\` ON \`pages_blocks_gallery_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_video\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`source\` text DEFAULT 'link',
  	\`film_url\` text,
  	\`film_id\` text(36),
  	\`poster_id\` text(36),
  	\`shape\` text DEFAULT 'wide',
  	\`title_size\` text DEFAULT 'h2',
  	\`position\` text DEFAULT 'contentRow',
  	\`span\` numeric DEFAULT 12,
  	\`columns_sm\` numeric,
  	\`columns_md\` numeric,
  	\`columns_lg\` numeric,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`block_name\` text,
  	FOREIGN KEY (\`film_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_video_order_idx\` ON \`pages_blocks_video\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_video_parent_id_idx\` ON \`pages_blocks_video\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_video_path_idx\` ON \`pages_blocks_video\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_video_film_idx\` ON \`pages_blocks_video\` (\`film_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_video_poster_idx\` ON \`pages_blocks_video\` (\`poster_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_video_background_image_idx\` ON \`pages_blocks_video\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_video_locales\` (
  	\`caption\` text,
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_blocks_video\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_blocks_video_locales_locale_parent_id_unique\` ON \`pages_blocks_video_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_video_locales_parent_only_idx\` ON \`pages_blocks_video_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_team\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`choice\` text DEFAULT 'all',
  	\`sort_by\` text DEFAULT 'given',
  	\`title_size\` text DEFAULT 'h2',
  	\`view\` text DEFAULT 'card-view',
  	\`number_item_of_row\` numeric DEFAULT 4,
  	\`max_items\` numeric DEFAULT 12,
  	\`position\` text DEFAULT 'contentRow',
  	\`span\` numeric DEFAULT 12,
  	\`columns_sm\` numeric,
  	\`columns_md\` numeric,
  	\`columns_lg\` numeric,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`block_name\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_team_order_idx\` ON \`pages_blocks_team\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_team_parent_id_idx\` ON \`pages_blocks_team\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_team_path_idx\` ON \`pages_blocks_team\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_team_background_image_idx\` ON \`pages_blocks_team\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_team_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_blocks_team\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_blocks_team_locales_locale_parent_id_unique\` ON \`pages_blocks_team_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_team_locales_parent_only_idx\` ON \`pages_blocks_team_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_map_places\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`locality_id\` text(36),
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	FOREIGN KEY (\`locality_id\`) REFERENCES \`localities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_blocks_map\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_map_places_order_idx\` ON \`pages_blocks_map_places\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_map_places_parent_id_idx\` ON \`pages_blocks_map_places\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_map_places_locality_idx\` ON \`pages_blocks_map_places\` (\`locality_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_map_places_locales\` (
  	\`name\` text,
  	\`address\` text,
  	\`opening_hours\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_blocks_map_places\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_blocks_map_places_locales_locale_parent_id_unique\` ON \`pages_blocks_map_places_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_map_places_locales_parent_only_idx\` ON \`pages_blocks_map_places_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_map\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`source\` text DEFAULT 'agency',
  	\`show_opening_hours\` integer DEFAULT true,
  	\`show_route\` integer DEFAULT true,
  	\`title_size\` text DEFAULT 'h2',
  	\`position\` text DEFAULT 'contentRow',
  	\`span\` numeric DEFAULT 12,
  	\`columns_sm\` numeric,
  	\`columns_md\` numeric,
  	\`columns_lg\` numeric,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`block_name\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_map_order_idx\` ON \`pages_blocks_map\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_map_parent_id_idx\` ON \`pages_blocks_map\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_map_path_idx\` ON \`pages_blocks_map\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_map_background_image_idx\` ON \`pages_blocks_map\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_map_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_blocks_map\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_blocks_map_locales_locale_parent_id_unique\` ON \`pages_blocks_map_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_map_locales_parent_only_idx\` ON \`pages_blocks_map_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_place_index\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`content\` text DEFAULT 'both',
  	\`goal\` text DEFAULT 'both',
  	\`sort_by\` text DEFAULT 'name',
  	\`title_size\` text DEFAULT 'h2',
  	\`number_item_of_row\` numeric DEFAULT 4,
  	\`max_items\` numeric DEFAULT 100,
  	\`position\` text DEFAULT 'contentRow',
  	\`span\` numeric DEFAULT 12,
  	\`columns_sm\` numeric,
  	\`columns_md\` numeric,
  	\`columns_lg\` numeric,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`block_name\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_place_index_order_idx\` ON \`pages_blocks_place_index\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_place_index_parent_id_idx\` ON \`pages_blocks_place_index\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_place_index_path_idx\` ON \`pages_blocks_place_index\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_place_index_background_image_idx\` ON \`pages_blocks_place_index\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_place_index_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_blocks_place_index\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_blocks_place_index_locales_locale_parent_id_unique\` ON \`pages_blocks_place_index_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_place_index_locales_parent_only_idx\` ON \`pages_blocks_place_index_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_spotlight\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`choice\` text DEFAULT 'spotlight',
  	\`goal\` text DEFAULT 'both',
  	\`title_size\` text DEFAULT 'h2',
  	\`view\` text DEFAULT 'card-view',
  	\`number_item_of_row\` numeric DEFAULT 3,
  	\`max_items\` numeric DEFAULT 6,
  	\`position\` text DEFAULT 'contentRow',
  	\`span\` numeric DEFAULT 12,
  	\`columns_sm\` numeric,
  	\`columns_md\` numeric,
  	\`columns_lg\` numeric,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`block_name\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_spotlight_order_idx\` ON \`pages_blocks_spotlight\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_spotlight_parent_id_idx\` ON \`pages_blocks_spotlight\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_spotlight_path_idx\` ON \`pages_blocks_spotlight\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_spotlight_background_image_idx\` ON \`pages_blocks_spotlight\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_spotlight_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_blocks_spotlight\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_blocks_spotlight_locales_locale_parent_id_unique\` ON \`pages_blocks_spotlight_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_spotlight_locales_parent_only_idx\` ON \`pages_blocks_spotlight_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_custom_html\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title_size\` text DEFAULT 'h2',
  	\`position\` text DEFAULT 'contentRow',
  	\`span\` numeric DEFAULT 12,
  	\`columns_sm\` numeric,
  	\`columns_md\` numeric,
  	\`columns_lg\` numeric,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`block_name\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_custom_html_order_idx\` ON \`pages_blocks_custom_html\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_custom_html_parent_id_idx\` ON \`pages_blocks_custom_html\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_custom_html_path_idx\` ON \`pages_blocks_custom_html\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_custom_html_background_image_idx\` ON \`pages_blocks_custom_html\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_custom_html_locales\` (
  	\`html\` text,
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_blocks_custom_html\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_blocks_custom_html_locales_locale_parent_id_unique\` ON \`pages_blocks_custom_html_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_custom_html_locales_parent_only_idx\` ON \`pages_blocks_custom_html_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_spacer\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`height\` text DEFAULT 'medium',
  	\`rule\` integer DEFAULT false,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`status\` text DEFAULT 'published',
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_spacer_order_idx\` ON \`pages_blocks_spacer\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_spacer_parent_id_idx\` ON \`pages_blocks_spacer\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_spacer_path_idx\` ON \`pages_blocks_spacer\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`pages_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`agents_id\` text(36),
  	\`properties_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`agents_id\`) REFERENCES \`agents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`properties_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_rels_order_idx\` ON \`pages_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_parent_idx\` ON \`pages_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_path_idx\` ON \`pages_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_agents_id_idx\` ON \`pages_rels\` (\`agents_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_properties_id_idx\` ON \`pages_rels\` (\`properties_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_gallery_pictures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`image_id\` text(36),
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_blocks_gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_gallery_pictures_order_idx\` ON \`_pages_v_blocks_gallery_pictures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_gallery_pictures_parent_id_idx\` ON \`_pages_v_blocks_gallery_pictures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_gallery_pictures_image_idx\` ON \`_pages_v_blocks_gallery_pictures\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_gallery_pictures_locales\` (
  	\`caption\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_blocks_gallery_pictures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_blocks_gallery_pictures_locales_locale_parent_id_un\` ON \`_pages_v_blocks_gallery_pictures_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_gallery_pictures_locales_parent_only_idx\` ON \`_pages_v_blocks_gallery_pictures_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`arrangement\` text DEFAULT 'mosaic',
  	\`title_size\` text DEFAULT 'h2',
  	\`view\` text DEFAULT 'card-view',
  	\`number_item_of_row\` numeric DEFAULT 4,
  	\`max_items\` numeric DEFAULT 40,
  	\`position\` text DEFAULT 'contentRow',
  	\`span\` numeric DEFAULT 12,
  	\`columns_sm\` numeric,
  	\`columns_md\` numeric,
  	\`columns_lg\` numeric,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_gallery_order_idx\` ON \`_pages_v_blocks_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_gallery_parent_id_idx\` ON \`_pages_v_blocks_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_gallery_path_idx\` ON \`_pages_v_blocks_gallery\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_gallery_background_image_idx\` ON \`_pages_v_blocks_gallery\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_gallery_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_blocks_gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_blocks_gallery_locales_locale_parent_id_unique\` ON \`_pages_v_blocks_gallery_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_gallery_locales_parent_only_idx\` ON \`_pages_v_blocks_gallery_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_video\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`source\` text DEFAULT 'link',
  	\`film_url\` text,
  	\`film_id\` text(36),
  	\`poster_id\` text(36),
  	\`shape\` text DEFAULT 'wide',
  	\`title_size\` text DEFAULT 'h2',
  	\`position\` text DEFAULT 'contentRow',
  	\`span\` numeric DEFAULT 12,
  	\`columns_sm\` numeric,
  	\`columns_md\` numeric,
  	\`columns_lg\` numeric,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`film_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_video_order_idx\` ON \`_pages_v_blocks_video\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_video_parent_id_idx\` ON \`_pages_v_blocks_video\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_video_path_idx\` ON \`_pages_v_blocks_video\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_video_film_idx\` ON \`_pages_v_blocks_video\` (\`film_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_video_poster_idx\` ON \`_pages_v_blocks_video\` (\`poster_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_video_background_image_idx\` ON \`_pages_v_blocks_video\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_video_locales\` (
  	\`caption\` text,
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_blocks_video\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_blocks_video_locales_locale_parent_id_unique\` ON \`_pages_v_blocks_video_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_video_locales_parent_only_idx\` ON \`_pages_v_blocks_video_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_team\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`choice\` text DEFAULT 'all',
  	\`sort_by\` text DEFAULT 'given',
  	\`title_size\` text DEFAULT 'h2',
  	\`view\` text DEFAULT 'card-view',
  	\`number_item_of_row\` numeric DEFAULT 4,
  	\`max_items\` numeric DEFAULT 12,
  	\`position\` text DEFAULT 'contentRow',
  	\`span\` numeric DEFAULT 12,
  	\`columns_sm\` numeric,
  	\`columns_md\` numeric,
  	\`columns_lg\` numeric,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_team_order_idx\` ON \`_pages_v_blocks_team\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_team_parent_id_idx\` ON \`_pages_v_blocks_team\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_team_path_idx\` ON \`_pages_v_blocks_team\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_team_background_image_idx\` ON \`_pages_v_blocks_team\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_team_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_blocks_team\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_blocks_team_locales_locale_parent_id_unique\` ON \`_pages_v_blocks_team_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_team_locales_parent_only_idx\` ON \`_pages_v_blocks_team_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_map_places\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`locality_id\` text(36),
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`locality_id\`) REFERENCES \`localities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_blocks_map\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_map_places_order_idx\` ON \`_pages_v_blocks_map_places\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_map_places_parent_id_idx\` ON \`_pages_v_blocks_map_places\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_map_places_locality_idx\` ON \`_pages_v_blocks_map_places\` (\`locality_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_map_places_locales\` (
  	\`name\` text,
  	\`address\` text,
  	\`opening_hours\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_blocks_map_places\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_blocks_map_places_locales_locale_parent_id_unique\` ON \`_pages_v_blocks_map_places_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_map_places_locales_parent_only_idx\` ON \`_pages_v_blocks_map_places_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_map\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`source\` text DEFAULT 'agency',
  	\`show_opening_hours\` integer DEFAULT true,
  	\`show_route\` integer DEFAULT true,
  	\`title_size\` text DEFAULT 'h2',
  	\`position\` text DEFAULT 'contentRow',
  	\`span\` numeric DEFAULT 12,
  	\`columns_sm\` numeric,
  	\`columns_md\` numeric,
  	\`columns_lg\` numeric,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_map_order_idx\` ON \`_pages_v_blocks_map\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_map_parent_id_idx\` ON \`_pages_v_blocks_map\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_map_path_idx\` ON \`_pages_v_blocks_map\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_map_background_image_idx\` ON \`_pages_v_blocks_map\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_map_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_blocks_map\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_blocks_map_locales_locale_parent_id_unique\` ON \`_pages_v_blocks_map_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_map_locales_parent_only_idx\` ON \`_pages_v_blocks_map_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_place_index\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`content\` text DEFAULT 'both',
  	\`goal\` text DEFAULT 'both',
  	\`sort_by\` text DEFAULT 'name',
  	\`title_size\` text DEFAULT 'h2',
  	\`number_item_of_row\` numeric DEFAULT 4,
  	\`max_items\` numeric DEFAULT 100,
  	\`position\` text DEFAULT 'contentRow',
  	\`span\` numeric DEFAULT 12,
  	\`columns_sm\` numeric,
  	\`columns_md\` numeric,
  	\`columns_lg\` numeric,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_place_index_order_idx\` ON \`_pages_v_blocks_place_index\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_place_index_parent_id_idx\` ON \`_pages_v_blocks_place_index\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_place_index_path_idx\` ON \`_pages_v_blocks_place_index\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_place_index_background_image_idx\` ON \`_pages_v_blocks_place_index\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_place_index_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_blocks_place_index\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_blocks_place_index_locales_locale_parent_id_unique\` ON \`_pages_v_blocks_place_index_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_place_index_locales_parent_only_idx\` ON \`_pages_v_blocks_place_index_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_spotlight\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`choice\` text DEFAULT 'spotlight',
  	\`goal\` text DEFAULT 'both',
  	\`title_size\` text DEFAULT 'h2',
  	\`view\` text DEFAULT 'card-view',
  	\`number_item_of_row\` numeric DEFAULT 3,
  	\`max_items\` numeric DEFAULT 6,
  	\`position\` text DEFAULT 'contentRow',
  	\`span\` numeric DEFAULT 12,
  	\`columns_sm\` numeric,
  	\`columns_md\` numeric,
  	\`columns_lg\` numeric,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_spotlight_order_idx\` ON \`_pages_v_blocks_spotlight\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_spotlight_parent_id_idx\` ON \`_pages_v_blocks_spotlight\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_spotlight_path_idx\` ON \`_pages_v_blocks_spotlight\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_spotlight_background_image_idx\` ON \`_pages_v_blocks_spotlight\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_spotlight_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_blocks_spotlight\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_blocks_spotlight_locales_locale_parent_id_unique\` ON \`_pages_v_blocks_spotlight_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_spotlight_locales_parent_only_idx\` ON \`_pages_v_blocks_spotlight_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_custom_html\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title_size\` text DEFAULT 'h2',
  	\`position\` text DEFAULT 'contentRow',
  	\`span\` numeric DEFAULT 12,
  	\`columns_sm\` numeric,
  	\`columns_md\` numeric,
  	\`columns_lg\` numeric,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_custom_html_order_idx\` ON \`_pages_v_blocks_custom_html\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_custom_html_parent_id_idx\` ON \`_pages_v_blocks_custom_html\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_custom_html_path_idx\` ON \`_pages_v_blocks_custom_html\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_custom_html_background_image_idx\` ON \`_pages_v_blocks_custom_html\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_custom_html_locales\` (
  	\`html\` text,
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_blocks_custom_html\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_blocks_custom_html_locales_locale_parent_id_unique\` ON \`_pages_v_blocks_custom_html_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_custom_html_locales_parent_only_idx\` ON \`_pages_v_blocks_custom_html_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_spacer\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`height\` text DEFAULT 'medium',
  	\`rule\` integer DEFAULT false,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`status\` text DEFAULT 'published',
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_spacer_order_idx\` ON \`_pages_v_blocks_spacer\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_spacer_parent_id_idx\` ON \`_pages_v_blocks_spacer\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_spacer_path_idx\` ON \`_pages_v_blocks_spacer\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`agents_id\` text(36),
  	\`properties_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`agents_id\`) REFERENCES \`agents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`properties_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_order_idx\` ON \`_pages_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_parent_idx\` ON \`_pages_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_path_idx\` ON \`_pages_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_agents_id_idx\` ON \`_pages_v_rels\` (\`agents_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_properties_id_idx\` ON \`_pages_v_rels\` (\`properties_id\`);`)
  await db.run(sql`CREATE TABLE \`articles_blocks_gallery_pictures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` text(36),
  	\`url\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles_blocks_gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_blocks_gallery_pictures_order_idx\` ON \`articles_blocks_gallery_pictures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_gallery_pictures_parent_id_idx\` ON \`articles_blocks_gallery_pictures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_gallery_pictures_image_idx\` ON \`articles_blocks_gallery_pictures\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`articles_blocks_gallery_pictures_locales\` (
  	\`caption\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles_blocks_gallery_pictures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_blocks_gallery_pictures_locales_locale_parent_id_un\` ON \`articles_blocks_gallery_pictures_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_gallery_pictures_locales_parent_only_idx\` ON \`articles_blocks_gallery_pictures_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`articles_blocks_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`arrangement\` text DEFAULT 'mosaic',
  	\`title_size\` text DEFAULT 'h2',
  	\`view\` text DEFAULT 'card-view',
  	\`number_item_of_row\` numeric DEFAULT 4,
  	\`max_items\` numeric DEFAULT 40,
  	\`position\` text DEFAULT 'contentRow',
  	\`span\` numeric DEFAULT 12,
  	\`columns_sm\` numeric,
  	\`columns_md\` numeric,
  	\`columns_lg\` numeric,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`block_name\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_blocks_gallery_order_idx\` ON \`articles_blocks_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_gallery_parent_id_idx\` ON \`articles_blocks_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_gallery_path_idx\` ON \`articles_blocks_gallery\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_gallery_background_image_idx\` ON \`articles_blocks_gallery\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`articles_blocks_gallery_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles_blocks_gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_blocks_gallery_locales_locale_parent_id_unique\` ON \`articles_blocks_gallery_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_gallery_locales_parent_only_idx\` ON \`articles_blocks_gallery_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`articles_blocks_video\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`source\` text DEFAULT 'link',
  	\`film_url\` text,
  	\`film_id\` text(36),
  	\`poster_id\` text(36),
  	\`shape\` text DEFAULT 'wide',
  	\`title_size\` text DEFAULT 'h2',
  	\`position\` text DEFAULT 'contentRow',
  	\`span\` numeric DEFAULT 12,
  	\`columns_sm\` numeric,
  	\`columns_md\` numeric,
  	\`columns_lg\` numeric,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`block_name\` text,
  	FOREIGN KEY (\`film_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_blocks_video_order_idx\` ON \`articles_blocks_video\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_video_parent_id_idx\` ON \`articles_blocks_video\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_video_path_idx\` ON \`articles_blocks_video\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_video_film_idx\` ON \`articles_blocks_video\` (\`film_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_video_poster_idx\` ON \`articles_blocks_video\` (\`poster_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_video_background_image_idx\` ON \`articles_blocks_video\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`articles_blocks_video_locales\` (
  	\`caption\` text,
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles_blocks_video\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_blocks_video_locales_locale_parent_id_unique\` ON \`articles_blocks_video_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_video_locales_parent_only_idx\` ON \`articles_blocks_video_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`articles_blocks_team\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`choice\` text DEFAULT 'all',
  	\`sort_by\` text DEFAULT 'given',
  	\`title_size\` text DEFAULT 'h2',
  	\`view\` text DEFAULT 'card-view',
  	\`number_item_of_row\` numeric DEFAULT 4,
  	\`max_items\` numeric DEFAULT 12,
  	\`position\` text DEFAULT 'contentRow',
  	\`span\` numeric DEFAULT 12,
  	\`columns_sm\` numeric,
  	\`columns_md\` numeric,
  	\`columns_lg\` numeric,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`block_name\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_blocks_team_order_idx\` ON \`articles_blocks_team\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_team_parent_id_idx\` ON \`articles_blocks_team\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_team_path_idx\` ON \`articles_blocks_team\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_team_background_image_idx\` ON \`articles_blocks_team\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`articles_blocks_team_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles_blocks_team\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_blocks_team_locales_locale_parent_id_unique\` ON \`articles_blocks_team_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_team_locales_parent_only_idx\` ON \`articles_blocks_team_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`articles_blocks_map_places\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`locality_id\` text(36),
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	FOREIGN KEY (\`locality_id\`) REFERENCES \`localities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles_blocks_map\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_blocks_map_places_order_idx\` ON \`articles_blocks_map_places\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_map_places_parent_id_idx\` ON \`articles_blocks_map_places\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_map_places_locality_idx\` ON \`articles_blocks_map_places\` (\`locality_id\`);`)
  await db.run(sql`CREATE TABLE \`articles_blocks_map_places_locales\` (
  	\`name\` text,
  	\`address\` text,
  	\`opening_hours\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles_blocks_map_places\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_blocks_map_places_locales_locale_parent_id_unique\` ON \`articles_blocks_map_places_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_map_places_locales_parent_only_idx\` ON \`articles_blocks_map_places_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`articles_blocks_map\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`source\` text DEFAULT 'agency',
  	\`show_opening_hours\` integer DEFAULT true,
  	\`show_route\` integer DEFAULT true,
  	\`title_size\` text DEFAULT 'h2',
  	\`position\` text DEFAULT 'contentRow',
  	\`span\` numeric DEFAULT 12,
  	\`columns_sm\` numeric,
  	\`columns_md\` numeric,
  	\`columns_lg\` numeric,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`block_name\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_blocks_map_order_idx\` ON \`articles_blocks_map\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_map_parent_id_idx\` ON \`articles_blocks_map\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_map_path_idx\` ON \`articles_blocks_map\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_map_background_image_idx\` ON \`articles_blocks_map\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`articles_blocks_map_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles_blocks_map\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_blocks_map_locales_locale_parent_id_unique\` ON \`articles_blocks_map_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_map_locales_parent_only_idx\` ON \`articles_blocks_map_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`articles_blocks_place_index\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`content\` text DEFAULT 'both',
  	\`goal\` text DEFAULT 'both',
  	\`sort_by\` text DEFAULT 'name',
  	\`title_size\` text DEFAULT 'h2',
  	\`number_item_of_row\` numeric DEFAULT 4,
  	\`max_items\` numeric DEFAULT 100,
  	\`position\` text DEFAULT 'contentRow',
  	\`span\` numeric DEFAULT 12,
  	\`columns_sm\` numeric,
  	\`columns_md\` numeric,
  	\`columns_lg\` numeric,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`block_name\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_blocks_place_index_order_idx\` ON \`articles_blocks_place_index\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_place_index_parent_id_idx\` ON \`articles_blocks_place_index\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_place_index_path_idx\` ON \`articles_blocks_place_index\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_place_index_background_image_idx\` ON \`articles_blocks_place_index\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`articles_blocks_place_index_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles_blocks_place_index\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_blocks_place_index_locales_locale_parent_id_unique\` ON \`articles_blocks_place_index_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_place_index_locales_parent_only_idx\` ON \`articles_blocks_place_index_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`articles_blocks_spotlight\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`choice\` text DEFAULT 'spotlight',
  	\`goal\` text DEFAULT 'both',
  	\`title_size\` text DEFAULT 'h2',
  	\`view\` text DEFAULT 'card-view',
  	\`number_item_of_row\` numeric DEFAULT 3,
  	\`max_items\` numeric DEFAULT 6,
  	\`position\` text DEFAULT 'contentRow',
  	\`span\` numeric DEFAULT 12,
  	\`columns_sm\` numeric,
  	\`columns_md\` numeric,
  	\`columns_lg\` numeric,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`block_name\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_blocks_spotlight_order_idx\` ON \`articles_blocks_spotlight\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_spotlight_parent_id_idx\` ON \`articles_blocks_spotlight\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_spotlight_path_idx\` ON \`articles_blocks_spotlight\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_spotlight_background_image_idx\` ON \`articles_blocks_spotlight\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`articles_blocks_spotlight_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles_blocks_spotlight\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_blocks_spotlight_locales_locale_parent_id_unique\` ON \`articles_blocks_spotlight_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_spotlight_locales_parent_only_idx\` ON \`articles_blocks_spotlight_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`articles_blocks_custom_html\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title_size\` text DEFAULT 'h2',
  	\`position\` text DEFAULT 'contentRow',
  	\`span\` numeric DEFAULT 12,
  	\`columns_sm\` numeric,
  	\`columns_md\` numeric,
  	\`columns_lg\` numeric,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`block_name\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_blocks_custom_html_order_idx\` ON \`articles_blocks_custom_html\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_custom_html_parent_id_idx\` ON \`articles_blocks_custom_html\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_custom_html_path_idx\` ON \`articles_blocks_custom_html\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_custom_html_background_image_idx\` ON \`articles_blocks_custom_html\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`articles_blocks_custom_html_locales\` (
  	\`html\` text,
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles_blocks_custom_html\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_blocks_custom_html_locales_locale_parent_id_unique\` ON \`articles_blocks_custom_html_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_custom_html_locales_parent_only_idx\` ON \`articles_blocks_custom_html_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`articles_blocks_spacer\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`height\` text DEFAULT 'medium',
  	\`rule\` integer DEFAULT false,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`status\` text DEFAULT 'published',
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_blocks_spacer_order_idx\` ON \`articles_blocks_spacer\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_spacer_parent_id_idx\` ON \`articles_blocks_spacer\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_spacer_path_idx\` ON \`articles_blocks_spacer\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`articles_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`agents_id\` text(36),
  	\`properties_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`agents_id\`) REFERENCES \`agents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`properties_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_rels_order_idx\` ON \`articles_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_parent_idx\` ON \`articles_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_path_idx\` ON \`articles_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_agents_id_idx\` ON \`articles_rels\` (\`agents_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_properties_id_idx\` ON \`articles_rels\` (\`properties_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_blocks_gallery_pictures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`image_id\` text(36),
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v_blocks_gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_gallery_pictures_order_idx\` ON \`_articles_v_blocks_gallery_pictures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_gallery_pictures_parent_id_idx\` ON \`_articles_v_blocks_gallery_pictures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_gallery_pictures_image_idx\` ON \`_articles_v_blocks_gallery_pictures\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_blocks_gallery_pictures_locales\` (
  	\`caption\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v_blocks_gallery_pictures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_articles_v_blocks_gallery_pictures_locales_locale_parent_id\` ON \`_articles_v_blocks_gallery_pictures_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_gallery_pictures_locales_parent_only_idx\` ON \`_articles_v_blocks_gallery_pictures_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_blocks_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`arrangement\` text DEFAULT 'mosaic',
  	\`title_size\` text DEFAULT 'h2',
  	\`view\` text DEFAULT 'card-view',
  	\`number_item_of_row\` numeric DEFAULT 4,
  	\`max_items\` numeric DEFAULT 40,
  	\`position\` text DEFAULT 'contentRow',
  	\`span\` numeric DEFAULT 12,
  	\`columns_sm\` numeric,
  	\`columns_md\` numeric,
  	\`columns_lg\` numeric,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_gallery_order_idx\` ON \`_articles_v_blocks_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_gallery_parent_id_idx\` ON \`_articles_v_blocks_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_gallery_path_idx\` ON \`_articles_v_blocks_gallery\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_gallery_background_image_idx\` ON \`_articles_v_blocks_gallery\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_blocks_gallery_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v_blocks_gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_articles_v_blocks_gallery_locales_locale_parent_id_unique\` ON \`_articles_v_blocks_gallery_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_gallery_locales_parent_only_idx\` ON \`_articles_v_blocks_gallery_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_blocks_video\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`source\` text DEFAULT 'link',
  	\`film_url\` text,
  	\`film_id\` text(36),
  	\`poster_id\` text(36),
  	\`shape\` text DEFAULT 'wide',
  	\`title_size\` text DEFAULT 'h2',
  	\`position\` text DEFAULT 'contentRow',
  	\`span\` numeric DEFAULT 12,
  	\`columns_sm\` numeric,
  	\`columns_md\` numeric,
  	\`columns_lg\` numeric,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`film_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_video_order_idx\` ON \`_articles_v_blocks_video\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_video_parent_id_idx\` ON \`_articles_v_blocks_video\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_video_path_idx\` ON \`_articles_v_blocks_video\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_video_film_idx\` ON \`_articles_v_blocks_video\` (\`film_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_video_poster_idx\` ON \`_articles_v_blocks_video\` (\`poster_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_video_background_image_idx\` ON \`_articles_v_blocks_video\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_blocks_video_locales\` (
  	\`caption\` text,
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v_blocks_video\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_articles_v_blocks_video_locales_locale_parent_id_unique\` ON \`_articles_v_blocks_video_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_video_locales_parent_only_idx\` ON \`_articles_v_blocks_video_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_blocks_team\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`choice\` text DEFAULT 'all',
  	\`sort_by\` text DEFAULT 'given',
  	\`title_size\` text DEFAULT 'h2',
  	\`view\` text DEFAULT 'card-view',
  	\`number_item_of_row\` numeric DEFAULT 4,
  	\`max_items\` numeric DEFAULT 12,
  	\`position\` text DEFAULT 'contentRow',
  	\`span\` numeric DEFAULT 12,
  	\`columns_sm\` numeric,
  	\`columns_md\` numeric,
  	\`columns_lg\` numeric,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_team_order_idx\` ON \`_articles_v_blocks_team\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_team_parent_id_idx\` ON \`_articles_v_blocks_team\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_team_path_idx\` ON \`_articles_v_blocks_team\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_team_background_image_idx\` ON \`_articles_v_blocks_team\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_blocks_team_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v_blocks_team\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_articles_v_blocks_team_locales_locale_parent_id_unique\` ON \`_articles_v_blocks_team_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_team_locales_parent_only_idx\` ON \`_articles_v_blocks_team_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_blocks_map_places\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`locality_id\` text(36),
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`locality_id\`) REFERENCES \`localities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v_blocks_map\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_map_places_order_idx\` ON \`_articles_v_blocks_map_places\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_map_places_parent_id_idx\` ON \`_articles_v_blocks_map_places\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_map_places_locality_idx\` ON \`_articles_v_blocks_map_places\` (\`locality_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_blocks_map_places_locales\` (
  	\`name\` text,
  	\`address\` text,
  	\`opening_hours\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v_blocks_map_places\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_articles_v_blocks_map_places_locales_locale_parent_id_uniqu\` ON \`_articles_v_blocks_map_places_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_map_places_locales_parent_only_idx\` ON \`_articles_v_blocks_map_places_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_blocks_map\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`source\` text DEFAULT 'agency',
  	\`show_opening_hours\` integer DEFAULT true,
  	\`show_route\` integer DEFAULT true,
  	\`title_size\` text DEFAULT 'h2',
  	\`position\` text DEFAULT 'contentRow',
  	\`span\` numeric DEFAULT 12,
  	\`columns_sm\` numeric,
  	\`columns_md\` numeric,
  	\`columns_lg\` numeric,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_map_order_idx\` ON \`_articles_v_blocks_map\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_map_parent_id_idx\` ON \`_articles_v_blocks_map\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_map_path_idx\` ON \`_articles_v_blocks_map\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_map_background_image_idx\` ON \`_articles_v_blocks_map\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_blocks_map_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v_blocks_map\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_articles_v_blocks_map_locales_locale_parent_id_unique\` ON \`_articles_v_blocks_map_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_map_locales_parent_only_idx\` ON \`_articles_v_blocks_map_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_blocks_place_index\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`content\` text DEFAULT 'both',
  	\`goal\` text DEFAULT 'both',
  	\`sort_by\` text DEFAULT 'name',
  	\`title_size\` text DEFAULT 'h2',
  	\`number_item_of_row\` numeric DEFAULT 4,
  	\`max_items\` numeric DEFAULT 100,
  	\`position\` text DEFAULT 'contentRow',
  	\`span\` numeric DEFAULT 12,
  	\`columns_sm\` numeric,
  	\`columns_md\` numeric,
  	\`columns_lg\` numeric,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_place_index_order_idx\` ON \`_articles_v_blocks_place_index\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_place_index_parent_id_idx\` ON \`_articles_v_blocks_place_index\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_place_index_path_idx\` ON \`_articles_v_blocks_place_index\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_place_index_background_image_idx\` ON \`_articles_v_blocks_place_index\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_blocks_place_index_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v_blocks_place_index\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_articles_v_blocks_place_index_locales_locale_parent_id_uniq\` ON \`_articles_v_blocks_place_index_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_place_index_locales_parent_only_idx\` ON \`_articles_v_blocks_place_index_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_blocks_spotlight\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`choice\` text DEFAULT 'spotlight',
  	\`goal\` text DEFAULT 'both',
  	\`title_size\` text DEFAULT 'h2',
  	\`view\` text DEFAULT 'card-view',
  	\`number_item_of_row\` numeric DEFAULT 3,
  	\`max_items\` numeric DEFAULT 6,
  	\`position\` text DEFAULT 'contentRow',
  	\`span\` numeric DEFAULT 12,
  	\`columns_sm\` numeric,
  	\`columns_md\` numeric,
  	\`columns_lg\` numeric,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_spotlight_order_idx\` ON \`_articles_v_blocks_spotlight\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_spotlight_parent_id_idx\` ON \`_articles_v_blocks_spotlight\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_spotlight_path_idx\` ON \`_articles_v_blocks_spotlight\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_spotlight_background_image_idx\` ON \`_articles_v_blocks_spotlight\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_blocks_spotlight_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v_blocks_spotlight\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_articles_v_blocks_spotlight_locales_locale_parent_id_unique\` ON \`_articles_v_blocks_spotlight_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_spotlight_locales_parent_only_idx\` ON \`_articles_v_blocks_spotlight_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_blocks_custom_html\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title_size\` text DEFAULT 'h2',
  	\`position\` text DEFAULT 'contentRow',
  	\`span\` numeric DEFAULT 12,
  	\`columns_sm\` numeric,
  	\`columns_md\` numeric,
  	\`columns_lg\` numeric,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_custom_html_order_idx\` ON \`_articles_v_blocks_custom_html\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_custom_html_parent_id_idx\` ON \`_articles_v_blocks_custom_html\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_custom_html_path_idx\` ON \`_articles_v_blocks_custom_html\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_custom_html_background_image_idx\` ON \`_articles_v_blocks_custom_html\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_blocks_custom_html_locales\` (
  	\`html\` text,
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v_blocks_custom_html\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_articles_v_blocks_custom_html_locales_locale_parent_id_uniq\` ON \`_articles_v_blocks_custom_html_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_custom_html_locales_parent_only_idx\` ON \`_articles_v_blocks_custom_html_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_blocks_spacer\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`height\` text DEFAULT 'medium',
  	\`rule\` integer DEFAULT false,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`status\` text DEFAULT 'published',
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_spacer_order_idx\` ON \`_articles_v_blocks_spacer\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_spacer_parent_id_idx\` ON \`_articles_v_blocks_spacer\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_spacer_path_idx\` ON \`_articles_v_blocks_spacer\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`agents_id\` text(36),
  	\`properties_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`agents_id\`) REFERENCES \`agents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`properties_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_order_idx\` ON \`_articles_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_parent_idx\` ON \`_articles_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_path_idx\` ON \`_articles_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_agents_id_idx\` ON \`_articles_v_rels\` (\`agents_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_properties_id_idx\` ON \`_articles_v_rels\` (\`properties_id\`);`)
  await db.run(sql`CREATE TABLE \`modules_blocks_gallery_pictures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` text(36),
  	\`url\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`modules_blocks_gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`modules_blocks_gallery_pictures_order_idx\` ON \`modules_blocks_gallery_pictures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_gallery_pictures_parent_id_idx\` ON \`modules_blocks_gallery_pictures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_gallery_pictures_image_idx\` ON \`modules_blocks_gallery_pictures\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`modules_blocks_gallery_pictures_locales\` (
  	\`caption\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`modules_blocks_gallery_pictures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`modules_blocks_gallery_pictures_locales_locale_parent_id_uni\` ON \`modules_blocks_gallery_pictures_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_gallery_pictures_locales_parent_only_idx\` ON \`modules_blocks_gallery_pictures_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`modules_blocks_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`arrangement\` text DEFAULT 'mosaic',
  	\`title_size\` text DEFAULT 'h2',
  	\`view\` text DEFAULT 'card-view',
  	\`number_item_of_row\` numeric DEFAULT 4,
  	\`max_items\` numeric DEFAULT 40,
  	\`position\` text DEFAULT 'contentRow',
  	\`span\` numeric DEFAULT 12,
  	\`columns_sm\` numeric,
  	\`columns_md\` numeric,
  	\`columns_lg\` numeric,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`block_name\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`modules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`modules_blocks_gallery_order_idx\` ON \`modules_blocks_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_gallery_parent_id_idx\` ON \`modules_blocks_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_gallery_path_idx\` ON \`modules_blocks_gallery\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_gallery_background_image_idx\` ON \`modules_blocks_gallery\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`modules_blocks_gallery_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`modules_blocks_gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`modules_blocks_gallery_locales_locale_parent_id_unique\` ON \`modules_blocks_gallery_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_gallery_locales_parent_only_idx\` ON \`modules_blocks_gallery_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`modules_blocks_video\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`source\` text DEFAULT 'link',
  	\`film_url\` text,
  	\`film_id\` text(36),
  	\`poster_id\` text(36),
  	\`shape\` text DEFAULT 'wide',
  	\`title_size\` text DEFAULT 'h2',
  	\`position\` text DEFAULT 'contentRow',
  	\`span\` numeric DEFAULT 12,
  	\`columns_sm\` numeric,
  	\`columns_md\` numeric,
  	\`columns_lg\` numeric,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`block_name\` text,
  	FOREIGN KEY (\`film_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`modules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`modules_blocks_video_order_idx\` ON \`modules_blocks_video\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_video_parent_id_idx\` ON \`modules_blocks_video\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_video_path_idx\` ON \`modules_blocks_video\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_video_film_idx\` ON \`modules_blocks_video\` (\`film_id\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_video_poster_idx\` ON \`modules_blocks_video\` (\`poster_id\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_video_background_image_idx\` ON \`modules_blocks_video\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`modules_blocks_video_locales\` (
  	\`caption\` text,
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`modules_blocks_video\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`modules_blocks_video_locales_locale_parent_id_unique\` ON \`modules_blocks_video_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_video_locales_parent_only_idx\` ON \`modules_blocks_video_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`modules_blocks_team\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`choice\` text DEFAULT 'all',
  	\`sort_by\` text DEFAULT 'given',
  	\`title_size\` text DEFAULT 'h2',
  	\`view\` text DEFAULT 'card-view',
  	\`number_item_of_row\` numeric DEFAULT 4,
  	\`max_items\` numeric DEFAULT 12,
  	\`position\` text DEFAULT 'contentRow',
  	\`span\` numeric DEFAULT 12,
  	\`columns_sm\` numeric,
  	\`columns_md\` numeric,
  	\`columns_lg\` numeric,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`block_name\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`modules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`modules_blocks_team_order_idx\` ON \`modules_blocks_team\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_team_parent_id_idx\` ON \`modules_blocks_team\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_team_path_idx\` ON \`modules_blocks_team\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_team_background_image_idx\` ON \`modules_blocks_team\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`modules_blocks_team_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`modules_blocks_team\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`modules_blocks_team_locales_locale_parent_id_unique\` ON \`modules_blocks_team_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_team_locales_parent_only_idx\` ON \`modules_blocks_team_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`modules_blocks_map_places\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`locality_id\` text(36),
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	FOREIGN KEY (\`locality_id\`) REFERENCES \`localities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`modules_blocks_map\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`modules_blocks_map_places_order_idx\` ON \`modules_blocks_map_places\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_map_places_parent_id_idx\` ON \`modules_blocks_map_places\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_map_places_locality_idx\` ON \`modules_blocks_map_places\` (\`locality_id\`);`)
  await db.run(sql`CREATE TABLE \`modules_blocks_map_places_locales\` (
  	\`name\` text,
  	\`address\` text,
  	\`opening_hours\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`modules_blocks_map_places\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`modules_blocks_map_places_locales_locale_parent_id_unique\` ON \`modules_blocks_map_places_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_map_places_locales_parent_only_idx\` ON \`modules_blocks_map_places_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`modules_blocks_map\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`source\` text DEFAULT 'agency',
  	\`show_opening_hours\` integer DEFAULT true,
  	\`show_route\` integer DEFAULT true,
  	\`title_size\` text DEFAULT 'h2',
  	\`position\` text DEFAULT 'contentRow',
  	\`span\` numeric DEFAULT 12,
  	\`columns_sm\` numeric,
  	\`columns_md\` numeric,
  	\`columns_lg\` numeric,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`block_name\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`modules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`modules_blocks_map_order_idx\` ON \`modules_blocks_map\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_map_parent_id_idx\` ON \`modules_blocks_map\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_map_path_idx\` ON \`modules_blocks_map\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_map_background_image_idx\` ON \`modules_blocks_map\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`modules_blocks_map_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`modules_blocks_map\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`modules_blocks_map_locales_locale_parent_id_unique\` ON \`modules_blocks_map_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_map_locales_parent_only_idx\` ON \`modules_blocks_map_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`modules_blocks_place_index\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`content\` text DEFAULT 'both',
  	\`goal\` text DEFAULT 'both',
  	\`sort_by\` text DEFAULT 'name',
  	\`title_size\` text DEFAULT 'h2',
  	\`number_item_of_row\` numeric DEFAULT 4,
  	\`max_items\` numeric DEFAULT 100,
  	\`position\` text DEFAULT 'contentRow',
  	\`span\` numeric DEFAULT 12,
  	\`columns_sm\` numeric,
  	\`columns_md\` numeric,
  	\`columns_lg\` numeric,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`block_name\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`modules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`modules_blocks_place_index_order_idx\` ON \`modules_blocks_place_index\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_place_index_parent_id_idx\` ON \`modules_blocks_place_index\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_place_index_path_idx\` ON \`modules_blocks_place_index\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_place_index_background_image_idx\` ON \`modules_blocks_place_index\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`modules_blocks_place_index_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`modules_blocks_place_index\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`modules_blocks_place_index_locales_locale_parent_id_unique\` ON \`modules_blocks_place_index_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_place_index_locales_parent_only_idx\` ON \`modules_blocks_place_index_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`modules_blocks_spotlight\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`choice\` text DEFAULT 'spotlight',
  	\`goal\` text DEFAULT 'both',
  	\`title_size\` text DEFAULT 'h2',
  	\`view\` text DEFAULT 'card-view',
  	\`number_item_of_row\` numeric DEFAULT 3,
  	\`max_items\` numeric DEFAULT 6,
  	\`position\` text DEFAULT 'contentRow',
  	\`span\` numeric DEFAULT 12,
  	\`columns_sm\` numeric,
  	\`columns_md\` numeric,
  	\`columns_lg\` numeric,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`block_name\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`modules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`modules_blocks_spotlight_order_idx\` ON \`modules_blocks_spotlight\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_spotlight_parent_id_idx\` ON \`modules_blocks_spotlight\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_spotlight_path_idx\` ON \`modules_blocks_spotlight\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_spotlight_background_image_idx\` ON \`modules_blocks_spotlight\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`modules_blocks_spotlight_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`modules_blocks_spotlight\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`modules_blocks_spotlight_locales_locale_parent_id_unique\` ON \`modules_blocks_spotlight_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_spotlight_locales_parent_only_idx\` ON \`modules_blocks_spotlight_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`modules_blocks_custom_html\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title_size\` text DEFAULT 'h2',
  	\`position\` text DEFAULT 'contentRow',
  	\`span\` numeric DEFAULT 12,
  	\`columns_sm\` numeric,
  	\`columns_md\` numeric,
  	\`columns_lg\` numeric,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`block_name\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`modules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`modules_blocks_custom_html_order_idx\` ON \`modules_blocks_custom_html\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_custom_html_parent_id_idx\` ON \`modules_blocks_custom_html\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_custom_html_path_idx\` ON \`modules_blocks_custom_html\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_custom_html_background_image_idx\` ON \`modules_blocks_custom_html\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`modules_blocks_custom_html_locales\` (
  	\`html\` text,
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`modules_blocks_custom_html\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`modules_blocks_custom_html_locales_locale_parent_id_unique\` ON \`modules_blocks_custom_html_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_custom_html_locales_parent_only_idx\` ON \`modules_blocks_custom_html_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`modules_blocks_spacer\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`height\` text DEFAULT 'medium',
  	\`rule\` integer DEFAULT false,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`status\` text DEFAULT 'published',
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`modules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`modules_blocks_spacer_order_idx\` ON \`modules_blocks_spacer\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_spacer_parent_id_idx\` ON \`modules_blocks_spacer\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_spacer_path_idx\` ON \`modules_blocks_spacer\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`modules_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`agents_id\` text(36),
  	\`properties_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`modules\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`agents_id\`) REFERENCES \`agents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`properties_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`modules_rels_order_idx\` ON \`modules_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`modules_rels_parent_idx\` ON \`modules_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`modules_rels_path_idx\` ON \`modules_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`modules_rels_agents_id_idx\` ON \`modules_rels\` (\`agents_id\`);`)
  await db.run(sql`CREATE INDEX \`modules_rels_properties_id_idx\` ON \`modules_rels\` (\`properties_id\`);`)
  await db.run(sql`CREATE TABLE \`_modules_v_blocks_gallery_pictures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`image_id\` text(36),
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_modules_v_blocks_gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_gallery_pictures_order_idx\` ON \`_modules_v_blocks_gallery_pictures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_gallery_pictures_parent_id_idx\` ON \`_modules_v_blocks_gallery_pictures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_gallery_pictures_image_idx\` ON \`_modules_v_blocks_gallery_pictures\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_modules_v_blocks_gallery_pictures_locales\` (
  	\`caption\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_modules_v_blocks_gallery_pictures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_modules_v_blocks_gallery_pictures_locales_locale_parent_id_\` ON \`_modules_v_blocks_gallery_pictures_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_gallery_pictures_locales_parent_only_idx\` ON \`_modules_v_blocks_gallery_pictures_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_modules_v_blocks_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`arrangement\` text DEFAULT 'mosaic',
  	\`title_size\` text DEFAULT 'h2',
  	\`view\` text DEFAULT 'card-view',
  	\`number_item_of_row\` numeric DEFAULT 4,
  	\`max_items\` numeric DEFAULT 40,
  	\`position\` text DEFAULT 'contentRow',
  	\`span\` numeric DEFAULT 12,
  	\`columns_sm\` numeric,
  	\`columns_md\` numeric,
  	\`columns_lg\` numeric,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_modules_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_gallery_order_idx\` ON \`_modules_v_blocks_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_gallery_parent_id_idx\` ON \`_modules_v_blocks_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_gallery_path_idx\` ON \`_modules_v_blocks_gallery\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_gallery_background_image_idx\` ON \`_modules_v_blocks_gallery\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`_modules_v_blocks_gallery_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_modules_v_blocks_gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_modules_v_blocks_gallery_locales_locale_parent_id_unique\` ON \`_modules_v_blocks_gallery_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_gallery_locales_parent_only_idx\` ON \`_modules_v_blocks_gallery_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_modules_v_blocks_video\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`source\` text DEFAULT 'link',
  	\`film_url\` text,
  	\`film_id\` text(36),
  	\`poster_id\` text(36),
  	\`shape\` text DEFAULT 'wide',
  	\`title_size\` text DEFAULT 'h2',
  	\`position\` text DEFAULT 'contentRow',
  	\`span\` numeric DEFAULT 12,
  	\`columns_sm\` numeric,
  	\`columns_md\` numeric,
  	\`columns_lg\` numeric,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`film_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_modules_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_video_order_idx\` ON \`_modules_v_blocks_video\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_video_parent_id_idx\` ON \`_modules_v_blocks_video\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_video_path_idx\` ON \`_modules_v_blocks_video\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_video_film_idx\` ON \`_modules_v_blocks_video\` (\`film_id\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_video_poster_idx\` ON \`_modules_v_blocks_video\` (\`poster_id\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_video_background_image_idx\` ON \`_modules_v_blocks_video\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`_modules_v_blocks_video_locales\` (
  	\`caption\` text,
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_modules_v_blocks_video\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_modules_v_blocks_video_locales_locale_parent_id_unique\` ON \`_modules_v_blocks_video_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_video_locales_parent_only_idx\` ON \`_modules_v_blocks_video_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_modules_v_blocks_team\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`choice\` text DEFAULT 'all',
  	\`sort_by\` text DEFAULT 'given',
  	\`title_size\` text DEFAULT 'h2',
  	\`view\` text DEFAULT 'card-view',
  	\`number_item_of_row\` numeric DEFAULT 4,
  	\`max_items\` numeric DEFAULT 12,
  	\`position\` text DEFAULT 'contentRow',
  	\`span\` numeric DEFAULT 12,
  	\`columns_sm\` numeric,
  	\`columns_md\` numeric,
  	\`columns_lg\` numeric,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_modules_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_team_order_idx\` ON \`_modules_v_blocks_team\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_team_parent_id_idx\` ON \`_modules_v_blocks_team\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_team_path_idx\` ON \`_modules_v_blocks_team\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_team_background_image_idx\` ON \`_modules_v_blocks_team\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`_modules_v_blocks_team_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_modules_v_blocks_team\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_modules_v_blocks_team_locales_locale_parent_id_unique\` ON \`_modules_v_blocks_team_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_team_locales_parent_only_idx\` ON \`_modules_v_blocks_team_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_modules_v_blocks_map_places\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`locality_id\` text(36),
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`locality_id\`) REFERENCES \`localities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_modules_v_blocks_map\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_map_places_order_idx\` ON \`_modules_v_blocks_map_places\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_map_places_parent_id_idx\` ON \`_modules_v_blocks_map_places\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_map_places_locality_idx\` ON \`_modules_v_blocks_map_places\` (\`locality_id\`);`)
  await db.run(sql`CREATE TABLE \`_modules_v_blocks_map_places_locales\` (
  	\`name\` text,
  	\`address\` text,
  	\`opening_hours\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_modules_v_blocks_map_places\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_modules_v_blocks_map_places_locales_locale_parent_id_unique\` ON \`_modules_v_blocks_map_places_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_map_places_locales_parent_only_idx\` ON \`_modules_v_blocks_map_places_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_modules_v_blocks_map\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`source\` text DEFAULT 'agency',
  	\`show_opening_hours\` integer DEFAULT true,
  	\`show_route\` integer DEFAULT true,
  	\`title_size\` text DEFAULT 'h2',
  	\`position\` text DEFAULT 'contentRow',
  	\`span\` numeric DEFAULT 12,
  	\`columns_sm\` numeric,
  	\`columns_md\` numeric,
  	\`columns_lg\` numeric,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_modules_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_map_order_idx\` ON \`_modules_v_blocks_map\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_map_parent_id_idx\` ON \`_modules_v_blocks_map\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_map_path_idx\` ON \`_modules_v_blocks_map\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_map_background_image_idx\` ON \`_modules_v_blocks_map\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`_modules_v_blocks_map_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_modules_v_blocks_map\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_modules_v_blocks_map_locales_locale_parent_id_unique\` ON \`_modules_v_blocks_map_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_map_locales_parent_only_idx\` ON \`_modules_v_blocks_map_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_modules_v_blocks_place_index\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`content\` text DEFAULT 'both',
  	\`goal\` text DEFAULT 'both',
  	\`sort_by\` text DEFAULT 'name',
  	\`title_size\` text DEFAULT 'h2',
  	\`number_item_of_row\` numeric DEFAULT 4,
  	\`max_items\` numeric DEFAULT 100,
  	\`position\` text DEFAULT 'contentRow',
  	\`span\` numeric DEFAULT 12,
  	\`columns_sm\` numeric,
  	\`columns_md\` numeric,
  	\`columns_lg\` numeric,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_modules_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_place_index_order_idx\` ON \`_modules_v_blocks_place_index\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_place_index_parent_id_idx\` ON \`_modules_v_blocks_place_index\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_place_index_path_idx\` ON \`_modules_v_blocks_place_index\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_place_index_background_image_idx\` ON \`_modules_v_blocks_place_index\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`_modules_v_blocks_place_index_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_modules_v_blocks_place_index\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_modules_v_blocks_place_index_locales_locale_parent_id_uniqu\` ON \`_modules_v_blocks_place_index_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_place_index_locales_parent_only_idx\` ON \`_modules_v_blocks_place_index_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_modules_v_blocks_spotlight\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`choice\` text DEFAULT 'spotlight',
  	\`goal\` text DEFAULT 'both',
  	\`title_size\` text DEFAULT 'h2',
  	\`view\` text DEFAULT 'card-view',
  	\`number_item_of_row\` numeric DEFAULT 3,
  	\`max_items\` numeric DEFAULT 6,
  	\`position\` text DEFAULT 'contentRow',
  	\`span\` numeric DEFAULT 12,
  	\`columns_sm\` numeric,
  	\`columns_md\` numeric,
  	\`columns_lg\` numeric,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_modules_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_spotlight_order_idx\` ON \`_modules_v_blocks_spotlight\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_spotlight_parent_id_idx\` ON \`_modules_v_blocks_spotlight\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_spotlight_path_idx\` ON \`_modules_v_blocks_spotlight\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_spotlight_background_image_idx\` ON \`_modules_v_blocks_spotlight\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`_modules_v_blocks_spotlight_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_modules_v_blocks_spotlight\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_modules_v_blocks_spotlight_locales_locale_parent_id_unique\` ON \`_modules_v_blocks_spotlight_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_spotlight_locales_parent_only_idx\` ON \`_modules_v_blocks_spotlight_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_modules_v_blocks_custom_html\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title_size\` text DEFAULT 'h2',
  	\`position\` text DEFAULT 'contentRow',
  	\`span\` numeric DEFAULT 12,
  	\`columns_sm\` numeric,
  	\`columns_md\` numeric,
  	\`columns_lg\` numeric,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_modules_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_custom_html_order_idx\` ON \`_modules_v_blocks_custom_html\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_custom_html_parent_id_idx\` ON \`_modules_v_blocks_custom_html\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_custom_html_path_idx\` ON \`_modules_v_blocks_custom_html\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_custom_html_background_image_idx\` ON \`_modules_v_blocks_custom_html\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`_modules_v_blocks_custom_html_locales\` (
  	\`html\` text,
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_modules_v_blocks_custom_html\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_modules_v_blocks_custom_html_locales_locale_parent_id_uniqu\` ON \`_modules_v_blocks_custom_html_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_custom_html_locales_parent_only_idx\` ON \`_modules_v_blocks_custom_html_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_modules_v_blocks_spacer\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`height\` text DEFAULT 'medium',
  	\`rule\` integer DEFAULT false,
  	\`css_class\` text,
  	\`sort\` numeric,
  	\`status\` text DEFAULT 'published',
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_modules_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_spacer_order_idx\` ON \`_modules_v_blocks_spacer\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_spacer_parent_id_idx\` ON \`_modules_v_blocks_spacer\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_spacer_path_idx\` ON \`_modules_v_blocks_spacer\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_modules_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`agents_id\` text(36),
  	\`properties_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_modules_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`agents_id\`) REFERENCES \`agents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`properties_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_modules_v_rels_order_idx\` ON \`_modules_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_rels_parent_idx\` ON \`_modules_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_rels_path_idx\` ON \`_modules_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_rels_agents_id_idx\` ON \`_modules_v_rels\` (\`agents_id\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_rels_properties_id_idx\` ON \`_modules_v_rels\` (\`properties_id\`);`)
  await db.run(sql`CREATE TABLE \`missing_addresses\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`path\` text NOT NULL,
  	\`hits\` numeric NOT NULL,
  	\`last_seen\` text,
  	\`first_seen\` text,
  	\`locale\` text,
  	\`referrer\` text,
  	\`ignored\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`missing_addresses_path_idx\` ON \`missing_addresses\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`missing_addresses_hits_idx\` ON \`missing_addresses\` (\`hits\`);`)
  await db.run(sql`CREATE INDEX \`missing_addresses_last_seen_idx\` ON \`missing_addresses\` (\`last_seen\`);`)
  await db.run(sql`CREATE INDEX \`missing_addresses_first_seen_idx\` ON \`missing_addresses\` (\`first_seen\`);`)
  await db.run(sql`CREATE INDEX \`missing_addresses_ignored_idx\` ON \`missing_addresses\` (\`ignored\`);`)
  await db.run(sql`CREATE INDEX \`missing_addresses_updated_at_idx\` ON \`missing_addresses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`missing_addresses_created_at_idx\` ON \`missing_addresses\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`consent_texts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`consent_texts_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`policy\` text,
  	\`agree_all\` text,
  	\`decline\` text,
  	\`change\` text,
  	\`settings\` text,
  	\`settings_text\` text,
  	\`agree_partly\` text,
  	\`agree\` text,
  	\`always_on\` text,
  	\`categories_necessary_name\` text,
  	\`categories_necessary_text\` text,
  	\`categories_analytical_name\` text,
  	\`categories_analytical_text\` text,
  	\`categories_marketing_name\` text,
  	\`categories_marketing_text\` text,
  	\`categories_social_name\` text,
  	\`categories_social_text\` text,
  	\`categories_unclassified_name\` text,
  	\`categories_unclassified_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`consent_texts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`consent_texts_locales_locale_parent_id_unique\` ON \`consent_texts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`consent_texts_locales_parent_only_idx\` ON \`consent_texts_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`compliance_rules_kinds\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`compliance_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`compliance_rules_kinds_order_idx\` ON \`compliance_rules_kinds\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`compliance_rules_kinds_parent_idx\` ON \`compliance_rules_kinds\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`compliance_rules_statuses\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`compliance_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`compliance_rules_statuses_order_idx\` ON \`compliance_rules_statuses\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`compliance_rules_statuses_parent_idx\` ON \`compliance_rules_statuses\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`compliance_rules_accepted\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`compliance_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`compliance_rules_accepted_order_idx\` ON \`compliance_rules_accepted\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`compliance_rules_accepted_parent_idx\` ON \`compliance_rules_accepted\` (\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`pages_blocks_hero_banner\` ADD \`status\` text DEFAULT 'published';`)
  await db.run(sql`ALTER TABLE \`pages_blocks_article\` ADD \`position\` text DEFAULT 'contentRow';`)
  await db.run(sql`ALTER TABLE \`pages_blocks_article\` ADD \`span\` numeric DEFAULT 12;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_article\` ADD \`columns_sm\` numeric;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_article\` ADD \`columns_md\` numeric;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_article\` ADD \`columns_lg\` numeric;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_article\` ADD \`sort\` numeric;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_article_locales\` ADD \`description2\` text;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_rich_text\` ADD \`position\` text DEFAULT 'contentRow';`)
  await db.run(sql`ALTER TABLE \`pages_blocks_rich_text\` ADD \`span\` numeric DEFAULT 12;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_rich_text\` ADD \`sort\` numeric;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_rich_text_locales\` ADD \`description2\` text;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_image\` ADD \`span\` numeric DEFAULT 12;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_image\` ADD \`columns_sm\` numeric;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_image\` ADD \`columns_md\` numeric;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_image\` ADD \`columns_lg\` numeric;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_image\` ADD \`sort\` numeric;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_call_to_action\` ADD \`position\` text DEFAULT 'contentRow';`)
  await db.run(sql`ALTER TABLE \`pages_blocks_call_to_action\` ADD \`span\` numeric DEFAULT 12;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_call_to_action\` ADD \`columns_sm\` numeric;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_call_to_action\` ADD \`columns_md\` numeric;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_call_to_action\` ADD \`columns_lg\` numeric;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_call_to_action\` ADD \`sort\` numeric;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_call_to_action_locales\` ADD \`description2\` text;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_shared_module\` ADD \`span\` numeric DEFAULT 12;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_shared_module\` ADD \`columns_sm\` numeric;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_shared_module\` ADD \`columns_md\` numeric;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_shared_module\` ADD \`columns_lg\` numeric;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_shared_module\` ADD \`sort\` numeric;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_shared_module\` ADD \`status\` text DEFAULT 'published';`)
  await db.run(sql`ALTER TABLE \`pages_blocks_project_list\` ADD \`position\` text DEFAULT 'contentRow';`)
  await db.run(sql`ALTER TABLE \`pages_blocks_project_list\` ADD \`span\` numeric DEFAULT 12;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_project_list\` ADD \`columns_sm\` numeric;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_project_list\` ADD \`columns_md\` numeric;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_project_list\` ADD \`columns_lg\` numeric;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_project_list\` ADD \`sort\` numeric;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_project_list_locales\` ADD \`description2\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`stale_texts\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_hero_banner\` ADD \`status\` text DEFAULT 'published';`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_article\` ADD \`position\` text DEFAULT 'contentRow';`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_article\` ADD \`span\` numeric DEFAULT 12;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_article\` ADD \`columns_sm\` numeric;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_article\` ADD \`columns_md\` numeric;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_article\` ADD \`columns_lg\` numeric;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_article\` ADD \`sort\` numeric;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_article_locales\` ADD \`description2\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_rich_text\` ADD \`position\` text DEFAULT 'contentRow';`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_rich_text\` ADD \`span\` numeric DEFAULT 12;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_rich_text\` ADD \`sort\` numeric;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_rich_text_locales\` ADD \`description2\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_image\` ADD \`span\` numeric DEFAULT 12;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_image\` ADD \`columns_sm\` numeric;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_image\` ADD \`columns_md\` numeric;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_image\` ADD \`columns_lg\` numeric;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_image\` ADD \`sort\` numeric;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_call_to_action\` ADD \`position\` text DEFAULT 'contentRow';`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_call_to_action\` ADD \`span\` numeric DEFAULT 12;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_call_to_action\` ADD \`columns_sm\` numeric;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_call_to_action\` ADD \`columns_md\` numeric;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_call_to_action\` ADD \`columns_lg\` numeric;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_call_to_action\` ADD \`sort\` numeric;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_call_to_action_locales\` ADD \`description2\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_shared_module\` ADD \`span\` numeric DEFAULT 12;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_shared_module\` ADD \`columns_sm\` numeric;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_shared_module\` ADD \`columns_md\` numeric;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_shared_module\` ADD \`columns_lg\` numeric;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_shared_module\` ADD \`sort\` numeric;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_shared_module\` ADD \`status\` text DEFAULT 'published';`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_project_list\` ADD \`position\` text DEFAULT 'contentRow';`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_project_list\` ADD \`span\` numeric DEFAULT 12;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_project_list\` ADD \`columns_sm\` numeric;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_project_list\` ADD \`columns_md\` numeric;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_project_list\` ADD \`columns_lg\` numeric;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_project_list\` ADD \`sort\` numeric;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_project_list_locales\` ADD \`description2\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_stale_texts\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`modules_blocks_hero_banner\` ADD \`status\` text DEFAULT 'published';`)
  await db.run(sql`ALTER TABLE \`modules_blocks_article\` ADD \`position\` text DEFAULT 'contentRow';`)
  await db.run(sql`ALTER TABLE \`modules_blocks_article\` ADD \`span\` numeric DEFAULT 12;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_article\` ADD \`columns_sm\` numeric;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_article\` ADD \`columns_md\` numeric;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_article\` ADD \`columns_lg\` numeric;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_article\` ADD \`sort\` numeric;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_article_locales\` ADD \`description2\` text;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_rich_text\` ADD \`position\` text DEFAULT 'contentRow';`)
  await db.run(sql`ALTER TABLE \`modules_blocks_rich_text\` ADD \`span\` numeric DEFAULT 12;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_rich_text\` ADD \`sort\` numeric;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_rich_text_locales\` ADD \`description2\` text;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_image\` ADD \`span\` numeric DEFAULT 12;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_image\` ADD \`columns_sm\` numeric;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_image\` ADD \`columns_md\` numeric;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_image\` ADD \`columns_lg\` numeric;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_image\` ADD \`sort\` numeric;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_call_to_action\` ADD \`position\` text DEFAULT 'contentRow';`)
  await db.run(sql`ALTER TABLE \`modules_blocks_call_to_action\` ADD \`span\` numeric DEFAULT 12;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_call_to_action\` ADD \`columns_sm\` numeric;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_call_to_action\` ADD \`columns_md\` numeric;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_call_to_action\` ADD \`columns_lg\` numeric;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_call_to_action\` ADD \`sort\` numeric;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_call_to_action_locales\` ADD \`description2\` text;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_project_list\` ADD \`position\` text DEFAULT 'contentRow';`)
  await db.run(sql`ALTER TABLE \`modules_blocks_project_list\` ADD \`span\` numeric DEFAULT 12;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_project_list\` ADD \`columns_sm\` numeric;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_project_list\` ADD \`columns_md\` numeric;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_project_list\` ADD \`columns_lg\` numeric;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_project_list\` ADD \`sort\` numeric;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_project_list_locales\` ADD \`description2\` text;`)
  await db.run(sql`ALTER TABLE \`modules\` ADD \`stale_texts\` text;`)
  await db.run(sql`ALTER TABLE \`modules\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`modules_deleted_at_idx\` ON \`modules\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_hero_banner\` ADD \`status\` text DEFAULT 'published';`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_article\` ADD \`position\` text DEFAULT 'contentRow';`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_article\` ADD \`span\` numeric DEFAULT 12;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_article\` ADD \`columns_sm\` numeric;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_article\` ADD \`columns_md\` numeric;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_article\` ADD \`columns_lg\` numeric;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_article\` ADD \`sort\` numeric;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_article_locales\` ADD \`description2\` text;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_rich_text\` ADD \`position\` text DEFAULT 'contentRow';`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_rich_text\` ADD \`span\` numeric DEFAULT 12;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_rich_text\` ADD \`sort\` numeric;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_rich_text_locales\` ADD \`description2\` text;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_image\` ADD \`span\` numeric DEFAULT 12;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_image\` ADD \`columns_sm\` numeric;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_image\` ADD \`columns_md\` numeric;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_image\` ADD \`columns_lg\` numeric;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_image\` ADD \`sort\` numeric;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_call_to_action\` ADD \`position\` text DEFAULT 'contentRow';`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_call_to_action\` ADD \`span\` numeric DEFAULT 12;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_call_to_action\` ADD \`columns_sm\` numeric;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_call_to_action\` ADD \`columns_md\` numeric;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_call_to_action\` ADD \`columns_lg\` numeric;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_call_to_action\` ADD \`sort\` numeric;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_call_to_action_locales\` ADD \`description2\` text;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_project_list\` ADD \`position\` text DEFAULT 'contentRow';`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_project_list\` ADD \`span\` numeric DEFAULT 12;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_project_list\` ADD \`columns_sm\` numeric;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_project_list\` ADD \`columns_md\` numeric;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_project_list\` ADD \`columns_lg\` numeric;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_project_list\` ADD \`sort\` numeric;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_project_list_locales\` ADD \`description2\` text;`)
  await db.run(sql`ALTER TABLE \`_modules_v\` ADD \`version_stale_texts\` text;`)
  await db.run(sql`ALTER TABLE \`_modules_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_modules_v_version_version_deleted_at_idx\` ON \`_modules_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`articles_blocks_rich_text\` ADD \`position\` text DEFAULT 'contentRow';`)
  await db.run(sql`ALTER TABLE \`articles_blocks_rich_text\` ADD \`span\` numeric DEFAULT 12;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_rich_text\` ADD \`sort\` numeric;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_rich_text_locales\` ADD \`description2\` text;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_image\` ADD \`span\` numeric DEFAULT 12;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_image\` ADD \`columns_sm\` numeric;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_image\` ADD \`columns_md\` numeric;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_image\` ADD \`columns_lg\` numeric;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_image\` ADD \`sort\` numeric;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_call_to_action\` ADD \`position\` text DEFAULT 'contentRow';`)
  await db.run(sql`ALTER TABLE \`articles_blocks_call_to_action\` ADD \`span\` numeric DEFAULT 12;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_call_to_action\` ADD \`columns_sm\` numeric;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_call_to_action\` ADD \`columns_md\` numeric;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_call_to_action\` ADD \`columns_lg\` numeric;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_call_to_action\` ADD \`sort\` numeric;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_call_to_action_locales\` ADD \`description2\` text;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_shared_module\` ADD \`span\` numeric DEFAULT 12;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_shared_module\` ADD \`columns_sm\` numeric;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_shared_module\` ADD \`columns_md\` numeric;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_shared_module\` ADD \`columns_lg\` numeric;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_shared_module\` ADD \`sort\` numeric;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_shared_module\` ADD \`status\` text DEFAULT 'published';`)
  await db.run(sql`ALTER TABLE \`articles_blocks_project_list\` ADD \`position\` text DEFAULT 'contentRow';`)
  await db.run(sql`ALTER TABLE \`articles_blocks_project_list\` ADD \`span\` numeric DEFAULT 12;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_project_list\` ADD \`columns_sm\` numeric;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_project_list\` ADD \`columns_md\` numeric;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_project_list\` ADD \`columns_lg\` numeric;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_project_list\` ADD \`sort\` numeric;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_project_list_locales\` ADD \`description2\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`stale_texts\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`articles_deleted_at_idx\` ON \`articles\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_rich_text\` ADD \`position\` text DEFAULT 'contentRow';`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_rich_text\` ADD \`span\` numeric DEFAULT 12;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_rich_text\` ADD \`sort\` numeric;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_rich_text_locales\` ADD \`description2\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_image\` ADD \`span\` numeric DEFAULT 12;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_image\` ADD \`columns_sm\` numeric;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_image\` ADD \`columns_md\` numeric;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_image\` ADD \`columns_lg\` numeric;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_image\` ADD \`sort\` numeric;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_call_to_action\` ADD \`position\` text DEFAULT 'contentRow';`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_call_to_action\` ADD \`span\` numeric DEFAULT 12;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_call_to_action\` ADD \`columns_sm\` numeric;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_call_to_action\` ADD \`columns_md\` numeric;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_call_to_action\` ADD \`columns_lg\` numeric;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_call_to_action\` ADD \`sort\` numeric;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_call_to_action_locales\` ADD \`description2\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_shared_module\` ADD \`span\` numeric DEFAULT 12;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_shared_module\` ADD \`columns_sm\` numeric;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_shared_module\` ADD \`columns_md\` numeric;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_shared_module\` ADD \`columns_lg\` numeric;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_shared_module\` ADD \`sort\` numeric;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_shared_module\` ADD \`status\` text DEFAULT 'published';`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_project_list\` ADD \`position\` text DEFAULT 'contentRow';`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_project_list\` ADD \`span\` numeric DEFAULT 12;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_project_list\` ADD \`columns_sm\` numeric;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_project_list\` ADD \`columns_md\` numeric;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_project_list\` ADD \`columns_lg\` numeric;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_project_list\` ADD \`sort\` numeric;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_project_list_locales\` ADD \`description2\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_stale_texts\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_deleted_at_idx\` ON \`_articles_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`testimonials\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`testimonials_deleted_at_idx\` ON \`testimonials\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_testimonials_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_deleted_at_idx\` ON \`_testimonials_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`properties\` ADD \`compliance_override_reason\` text;`)
  await db.run(sql`ALTER TABLE \`properties\` ADD \`compliance_override_by_id\` text(36) REFERENCES users(id);`)
  await db.run(sql`ALTER TABLE \`properties\` ADD \`compliance_override_at\` text;`)
  await db.run(sql`ALTER TABLE \`properties\` ADD \`compliance_state\` text;`)
  await db.run(sql`ALTER TABLE \`properties\` ADD \`missing_mentions\` text;`)
  await db.run(sql`ALTER TABLE \`properties\` ADD \`stale_texts\` text;`)
  await db.run(sql`ALTER TABLE \`properties\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`properties_compliance_override_compliance_override_by_idx\` ON \`properties\` (\`compliance_override_by_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_compliance_state_idx\` ON \`properties\` (\`compliance_state\`);`)
  await db.run(sql`CREATE INDEX \`properties_deleted_at_idx\` ON \`properties\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_properties_v\` ADD \`version_compliance_override_reason\` text;`)
  await db.run(sql`ALTER TABLE \`_properties_v\` ADD \`version_compliance_override_by_id\` text(36) REFERENCES users(id);`)
  await db.run(sql`ALTER TABLE \`_properties_v\` ADD \`version_compliance_override_at\` text;`)
  await db.run(sql`ALTER TABLE \`_properties_v\` ADD \`version_compliance_state\` text;`)
  await db.run(sql`ALTER TABLE \`_properties_v\` ADD \`version_missing_mentions\` text;`)
  await db.run(sql`ALTER TABLE \`_properties_v\` ADD \`version_stale_texts\` text;`)
  await db.run(sql`ALTER TABLE \`_properties_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_compliance_override_version_compli_idx\` ON \`_properties_v\` (\`version_compliance_override_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_compliance_state_idx\` ON \`_properties_v\` (\`version_compliance_state\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_deleted_at_idx\` ON \`_properties_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`stale_texts\` text;`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`projects_deleted_at_idx\` ON \`projects\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_stale_texts\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_deleted_at_idx\` ON \`_projects_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`missing_addresses_id\` text(36) REFERENCES missing_addresses(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_missing_addresses_id_idx\` ON \`payload_locked_documents_rels\` (\`missing_addresses_id\`);`)
  await db.run(sql`ALTER TABLE \`compliance_rules\` ADD \`lease_longer_than_years\` numeric;`)
  await db.run(sql`ALTER TABLE \`compliance_rules\` ADD \`valid_from\` text;`)
  await db.run(sql`ALTER TABLE \`compliance_rules\` ADD \`source\` text;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`login_attempts\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`lock_until\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`properties_published_in\`;`)
  await db.run(sql`DROP TABLE \`_properties_v_version_published_in\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_gallery_pictures\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_gallery_pictures_locales\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_gallery\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_gallery_locales\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_video\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_video_locales\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_team\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_team_locales\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_map_places\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_map_places_locales\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_map\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_map_locales\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_place_index\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_place_index_locales\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_spotlight\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_spotlight_locales\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_custom_html\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_custom_html_locales\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_spacer\`;`)
  await db.run(sql`DROP TABLE \`pages_rels\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_gallery_pictures\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_gallery_pictures_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_gallery\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_gallery_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_video\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_video_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_team\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_team_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_map_places\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_map_places_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_map\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_map_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_place_index\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_place_index_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_spotlight\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_spotlight_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_custom_html\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_custom_html_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_spacer\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_rels\`;`)
  await db.run(sql`DROP TABLE \`articles_blocks_gallery_pictures\`;`)
  await db.run(sql`DROP TABLE \`articles_blocks_gallery_pictures_locales\`;`)
  await db.run(sql`DROP TABLE \`articles_blocks_gallery\`;`)
  await db.run(sql`DROP TABLE \`articles_blocks_gallery_locales\`;`)
  await db.run(sql`DROP TABLE \`articles_blocks_video\`;`)
  await db.run(sql`DROP TABLE \`articles_blocks_video_locales\`;`)
  await db.run(sql`DROP TABLE \`articles_blocks_team\`;`)
  await db.run(sql`DROP TABLE \`articles_blocks_team_locales\`;`)
  await db.run(sql`DROP TABLE \`articles_blocks_map_places\`;`)
  await db.run(sql`DROP TABLE \`articles_blocks_map_places_locales\`;`)
  await db.run(sql`DROP TABLE \`articles_blocks_map\`;`)
  await db.run(sql`DROP TABLE \`articles_blocks_map_locales\`;`)
  await db.run(sql`DROP TABLE \`articles_blocks_place_index\`;`)
  await db.run(sql`DROP TABLE \`articles_blocks_place_index_locales\`;`)
  await db.run(sql`DROP TABLE \`articles_blocks_spotlight\`;`)
  await db.run(sql`DROP TABLE \`articles_blocks_spotlight_locales\`;`)
  await db.run(sql`DROP TABLE \`articles_blocks_custom_html\`;`)
  await db.run(sql`DROP TABLE \`articles_blocks_custom_html_locales\`;`)
  await db.run(sql`DROP TABLE \`articles_blocks_spacer\`;`)
  await db.run(sql`DROP TABLE \`articles_rels\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_blocks_gallery_pictures\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_blocks_gallery_pictures_locales\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_blocks_gallery\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_blocks_gallery_locales\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_blocks_video\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_blocks_video_locales\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_blocks_team\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_blocks_team_locales\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_blocks_map_places\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_blocks_map_places_locales\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_blocks_map\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_blocks_map_locales\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_blocks_place_index\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_blocks_place_index_locales\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_blocks_spotlight\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_blocks_spotlight_locales\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_blocks_custom_html\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_blocks_custom_html_locales\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_blocks_spacer\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_rels\`;`)
  await db.run(sql`DROP TABLE \`modules_blocks_gallery_pictures\`;`)
  await db.run(sql`DROP TABLE \`modules_blocks_gallery_pictures_locales\`;`)
  await db.run(sql`DROP TABLE \`modules_blocks_gallery\`;`)
  await db.run(sql`DROP TABLE \`modules_blocks_gallery_locales\`;`)
  await db.run(sql`DROP TABLE \`modules_blocks_video\`;`)
  await db.run(sql`DROP TABLE \`modules_blocks_video_locales\`;`)
  await db.run(sql`DROP TABLE \`modules_blocks_team\`;`)
  await db.run(sql`DROP TABLE \`modules_blocks_team_locales\`;`)
  await db.run(sql`DROP TABLE \`modules_blocks_map_places\`;`)
  await db.run(sql`DROP TABLE \`modules_blocks_map_places_locales\`;`)
  await db.run(sql`DROP TABLE \`modules_blocks_map\`;`)
  await db.run(sql`DROP TABLE \`modules_blocks_map_locales\`;`)
  await db.run(sql`DROP TABLE \`modules_blocks_place_index\`;`)
  await db.run(sql`DROP TABLE \`modules_blocks_place_index_locales\`;`)
  await db.run(sql`DROP TABLE \`modules_blocks_spotlight\`;`)
  await db.run(sql`DROP TABLE \`modules_blocks_spotlight_locales\`;`)
  await db.run(sql`DROP TABLE \`modules_blocks_custom_html\`;`)
  await db.run(sql`DROP TABLE \`modules_blocks_custom_html_locales\`;`)
  await db.run(sql`DROP TABLE \`modules_blocks_spacer\`;`)
  await db.run(sql`DROP TABLE \`modules_rels\`;`)
  await db.run(sql`DROP TABLE \`_modules_v_blocks_gallery_pictures\`;`)
  await db.run(sql`DROP TABLE \`_modules_v_blocks_gallery_pictures_locales\`;`)
  await db.run(sql`DROP TABLE \`_modules_v_blocks_gallery\`;`)
  await db.run(sql`DROP TABLE \`_modules_v_blocks_gallery_locales\`;`)
  await db.run(sql`DROP TABLE \`_modules_v_blocks_video\`;`)
  await db.run(sql`DROP TABLE \`_modules_v_blocks_video_locales\`;`)
  await db.run(sql`DROP TABLE \`_modules_v_blocks_team\`;`)
  await db.run(sql`DROP TABLE \`_modules_v_blocks_team_locales\`;`)
  await db.run(sql`DROP TABLE \`_modules_v_blocks_map_places\`;`)
  await db.run(sql`DROP TABLE \`_modules_v_blocks_map_places_locales\`;`)
  await db.run(sql`DROP TABLE \`_modules_v_blocks_map\`;`)
  await db.run(sql`DROP TABLE \`_modules_v_blocks_map_locales\`;`)
  await db.run(sql`DROP TABLE \`_modules_v_blocks_place_index\`;`)
  await db.run(sql`DROP TABLE \`_modules_v_blocks_place_index_locales\`;`)
  await db.run(sql`DROP TABLE \`_modules_v_blocks_spotlight\`;`)
  await db.run(sql`DROP TABLE \`_modules_v_blocks_spotlight_locales\`;`)
  await db.run(sql`DROP TABLE \`_modules_v_blocks_custom_html\`;`)
  await db.run(sql`DROP TABLE \`_modules_v_blocks_custom_html_locales\`;`)
  await db.run(sql`DROP TABLE \`_modules_v_blocks_spacer\`;`)
  await db.run(sql`DROP TABLE \`_modules_v_rels\`;`)
  await db.run(sql`DROP TABLE \`missing_addresses\`;`)
  await db.run(sql`DROP TABLE \`consent_texts\`;`)
  await db.run(sql`DROP TABLE \`consent_texts_locales\`;`)
  await db.run(sql`DROP TABLE \`compliance_rules_kinds\`;`)
  await db.run(sql`DROP TABLE \`compliance_rules_statuses\`;`)
  await db.run(sql`DROP TABLE \`compliance_rules_accepted\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_properties\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`ref\` numeric,
  	\`goal\` text DEFAULT 'sale',
  	\`status\` text DEFAULT 'active',
  	\`type_id\` text(36),
  	\`marquee\` numeric,
  	\`reference\` text,
  	\`record_file\` text,
  	\`construction_name\` text,
  	\`construction_year\` numeric,
  	\`renovation_year\` numeric,
  	\`locality_id\` text(36),
  	\`publish_address\` integer DEFAULT false,
  	\`street\` text,
  	\`house_number\` text,
  	\`box_nr\` text,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`neighbourhood_id\` text(36),
  	\`price\` numeric,
  	\`publish_price\` integer DEFAULT true,
  	\`price_unit\` numeric,
  	\`owner_charges\` numeric,
  	\`renter_charges\` numeric,
  	\`total_cost\` numeric,
  	\`notary_fee_excl_vat\` numeric,
  	\`notary_fee_incl_vat\` numeric,
  	\`registration_duties\` numeric,
  	\`vat_regime\` text,
  	\`vat_amount\` numeric,
  	\`real_estate_tax\` numeric,
  	\`cadastral_income\` numeric,
  	\`indexed_cadastral_income\` numeric,
  	\`gross_yield_percent\` numeric,
  	\`surface_total\` numeric,
  	\`surface_living\` numeric,
  	\`surface_ground\` numeric,
  	\`surface_constructed\` numeric,
  	\`surface_terrace\` numeric,
  	\`surface_garden\` numeric,
  	\`surface_office\` numeric,
  	\`surface_store\` numeric,
  	\`front_width\` numeric,
  	\`plot_width\` numeric,
  	\`plot_depth\` numeric,
  	\`bedrooms\` numeric,
  	\`bathrooms\` numeric,
  	\`shower_rooms\` numeric,
  	\`toilets\` numeric,
  	\`garages\` numeric,
  	\`parkings\` numeric,
  	\`external_parkings\` numeric,
  	\`floors\` numeric,
  	\`floor\` numeric,
  	\`facades\` numeric,
  	\`condition_name\` text,
  	\`interior_name\` text,
  	\`exterior_name\` text,
  	\`kitchen_name\` text,
  	\`heating_name\` text,
  	\`heating_type\` text,
  	\`window_frame\` text,
  	\`window_glazing\` text,
  	\`roof_material\` text,
  	\`roof_condition\` text,
  	\`has_terrace\` text,
  	\`has_garden\` text,
  	\`has_garage\` text,
  	\`has_parking\` text,
  	\`has_lift\` text,
  	\`has_cellar\` text,
  	\`has_attic\` text,
  	\`is_furnished\` text,
  	\`has_gas\` text,
  	\`has_water\` text,
  	\`has_electricity\` text,
  	\`has_drain\` text,
  	\`has_swimming_pool\` text,
  	\`has_solar_panels\` text,
  	\`has_shutters\` text,
  	\`permit\` text,
  	\`allotment_permit\` text,
  	\`summons\` text,
  	\`summons_measure\` text,
  	\`preemptive_rights\` text,
  	\`judicial_decision\` text,
  	\`area_application\` text,
  	\`is_protected_heritage\` text,
  	\`flood_hazard\` text,
  	\`flood_prone_area\` text,
  	\`delimited_flood_area\` text,
  	\`flood_score_p\` text,
  	\`flood_score_g\` text,
  	\`asbestos_type\` text,
  	\`asbestos_date\` text,
  	\`asbestos_unique_code\` text,
  	\`electricity_certificate\` text,
  	\`gas_certificate\` text,
  	\`oil_tank_certificate\` text,
  	\`ground_certificate\` text,
  	\`epc_state\` text,
  	\`epc_label_text\` text,
  	\`energy_performance\` numeric,
  	\`epc_total\` numeric,
  	\`co2_emission\` numeric,
  	\`e_level\` numeric,
  	\`epc_unique_code\` text,
  	\`epc_date\` text,
  	\`epc_valid_until\` text,
  	\`availability\` text,
  	\`available_from\` text,
  	\`monthly_rent\` numeric,
  	\`deposit_amount\` numeric,
  	\`agency_cost\` numeric,
  	\`lease_years\` numeric,
  	\`pets_allowed\` text,
  	\`viager_type\` text,
  	\`bouquet\` numeric,
  	\`viager_indexed_rent\` numeric,
  	\`viager_survival_rent\` numeric,
  	\`viager_age1\` numeric,
  	\`viager_gender1\` text,
  	\`viager_age2\` numeric,
  	\`viager_gender2\` text,
  	\`terrace_orientation\` text,
  	\`garden_orientation\` text,
  	\`rear_orientation\` text,
  	\`geographical_location\` text,
  	\`agent_id\` text(36),
  	\`project_id\` text(36),
  	\`online_since\` text,
  	\`sold_at\` text,
  	\`is_spotlight\` integer DEFAULT false,
  	\`notes\` text,
  	\`source\` text,
  	\`external_id\` text,
  	\`studio_title\` text,
  	\`sort_city_nl\` text,
  	\`sort_city_fr\` text,
  	\`sort_city_en\` text,
  	\`sort_city_de\` text,
  	\`sort_type_nl\` text,
  	\`sort_type_fr\` text,
  	\`sort_type_en\` text,
  	\`sort_type_de\` text,
  	\`locality_key\` text,
  	\`search_zip\` text,
  	\`search_epc\` text,
  	\`search_web_id\` numeric,
  	\`search_price\` numeric,
  	\`map_latitude\` numeric,
  	\`map_longitude\` numeric,
  	\`search_availability\` text,
  	\`search_garden\` integer,
  	\`search_terrace\` integer,
  	\`search_garage\` integer,
  	\`search_new_build\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`type_id\`) REFERENCES \`property_types\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`locality_id\`) REFERENCES \`localities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`neighbourhood_id\`) REFERENCES \`neighbourhoods\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`agent_id\`) REFERENCES \`agents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_properties\`("id", "ref", "goal", "status", "type_id", "marquee", "reference", "record_file", "construction_name", "construction_year", "renovation_year", "locality_id", "publish_address", "street", "house_number", "box_nr", "latitude", "longitude", "neighbourhood_id", "price", "publish_price", "price_unit", "owner_charges", "renter_charges", "total_cost", "notary_fee_excl_vat", "notary_fee_incl_vat", "registration_duties", "vat_regime", "vat_amount", "real_estate_tax", "cadastral_income", "indexed_cadastral_income", "gross_yield_percent", "surface_total", "surface_living", "surface_ground", "surface_constructed", "surface_terrace", "surface_garden", "surface_office", "surface_store", "front_width", "plot_width", "plot_depth", "bedrooms", "bathrooms", "shower_rooms", "toilets", "garages", "parkings", "external_parkings", "floors", "floor", "facades", "condition_name", "interior_name", "exterior_name", "kitchen_name", "heating_name", "heating_type", "window_frame", "window_glazing", "roof_material", "roof_condition", "has_terrace", "has_garden", "has_garage", "has_parking", "has_lift", "has_cellar", "has_attic", "is_furnished", "has_gas", "has_water", "has_electricity", "has_drain", "has_swimming_pool", "has_solar_panels", "has_shutters", "permit", "allotment_permit", "summons", "summons_measure", "preemptive_rights", "judicial_decision", "area_application", "is_protected_heritage", "flood_hazard", "flood_prone_area", "delimited_flood_area", "flood_score_p", "flood_score_g", "asbestos_type", "asbestos_date", "asbestos_unique_code", "electricity_certificate", "gas_certificate", "oil_tank_certificate", "ground_certificate", "epc_state", "epc_label_text", "energy_performance", "epc_total", "co2_emission", "e_level", "epc_unique_code", "epc_date", "epc_valid_until", "availability", "available_from", "monthly_rent", "deposit_amount", "agency_cost", "lease_years", "pets_allowed", "viager_type", "bouquet", "viager_indexed_rent", "viager_survival_rent", "viager_age1", "viager_gender1", "viager_age2", "viager_gender2", "terrace_orientation", "garden_orientation", "rear_orientation", "geographical_location", "agent_id", "project_id", "online_since", "sold_at", "is_spotlight", "notes", "source", "external_id", "studio_title", "sort_city_nl", "sort_city_fr", "sort_city_en", "sort_city_de", "sort_type_nl", "sort_type_fr", "sort_type_en", "sort_type_de", "locality_key", "search_zip", "search_epc", "search_web_id", "search_price", "map_latitude", "map_longitude", "search_availability", "search_garden", "search_terrace", "search_garage", "search_new_build", "updated_at", "created_at", "_status") SELECT "id", "ref", "goal", "status", "type_id", "marquee", "reference", "record_file", "construction_name", "construction_year", "renovation_year", "locality_id", "publish_address", "street", "house_number", "box_nr", "latitude", "longitude", "neighbourhood_id", "price", "publish_price", "price_unit", "owner_charges", "renter_charges", "total_cost", "notary_fee_excl_vat", "notary_fee_incl_vat", "registration_duties", "vat_regime", "vat_amount", "real_estate_tax", "cadastral_income", "indexed_cadastral_income", "gross_yield_percent", "surface_total", "surface_living", "surface_ground", "surface_constructed", "surface_terrace", "surface_garden", "surface_office", "surface_store", "front_width", "plot_width", "plot_depth", "bedrooms", "bathrooms", "shower_rooms", "toilets", "garages", "parkings", "external_parkings", "floors", "floor", "facades", "condition_name", "interior_name", "exterior_name", "kitchen_name", "heating_name", "heating_type", "window_frame", "window_glazing", "roof_material", "roof_condition", "has_terrace", "has_garden", "has_garage", "has_parking", "has_lift", "has_cellar", "has_attic", "is_furnished", "has_gas", "has_water", "has_electricity", "has_drain", "has_swimming_pool", "has_solar_panels", "has_shutters", "permit", "allotment_permit", "summons", "summons_measure", "preemptive_rights", "judicial_decision", "area_application", "is_protected_heritage", "flood_hazard", "flood_prone_area", "delimited_flood_area", "flood_score_p", "flood_score_g", "asbestos_type", "asbestos_date", "asbestos_unique_code", "electricity_certificate", "gas_certificate", "oil_tank_certificate", "ground_certificate", "epc_state", "epc_label_text", "energy_performance", "epc_total", "co2_emission", "e_level", "epc_unique_code", "epc_date", "epc_valid_until", "availability", "available_from", "monthly_rent", "deposit_amount", "agency_cost", "lease_years", "pets_allowed", "viager_type", "bouquet", "viager_indexed_rent", "viager_survival_rent", "viager_age1", "viager_gender1", "viager_age2", "viager_gender2", "terrace_orientation", "garden_orientation", "rear_orientation", "geographical_location", "agent_id", "project_id", "online_since", "sold_at", "is_spotlight", "notes", "source", "external_id", "studio_title", "sort_city_nl", "sort_city_fr", "sort_city_en", "sort_city_de", "sort_type_nl", "sort_type_fr", "sort_type_en", "sort_type_de", "locality_key", "search_zip", "search_epc", "search_web_id", "search_price", "map_latitude", "map_longitude", "search_availability", "search_garden", "search_terrace", "search_garage", "search_new_build", "updated_at", "created_at", "_status" FROM \`properties\`;`)
  await db.run(sql`DROP TABLE \`properties\`;`)
  await db.run(sql`ALTER TABLE \`__new_properties\` RENAME TO \`properties\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`properties_ref_idx\` ON \`properties\` (\`ref\`);`)
  await db.run(sql`CREATE INDEX \`properties_goal_idx\` ON \`properties\` (\`goal\`);`)
  await db.run(sql`CREATE INDEX \`properties_status_idx\` ON \`properties\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`properties_type_idx\` ON \`properties\` (\`type_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_locality_idx\` ON \`properties\` (\`locality_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_neighbourhood_idx\` ON \`properties\` (\`neighbourhood_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_agent_idx\` ON \`properties\` (\`agent_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_project_idx\` ON \`properties\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_online_since_idx\` ON \`properties\` (\`online_since\`);`)
  await db.run(sql`CREATE INDEX \`properties_is_spotlight_idx\` ON \`properties\` (\`is_spotlight\`);`)
  await db.run(sql`CREATE INDEX \`properties_external_id_idx\` ON \`properties\` (\`external_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_locality_key_idx\` ON \`properties\` (\`locality_key\`);`)
  await db.run(sql`CREATE INDEX \`properties_search_zip_idx\` ON \`properties\` (\`search_zip\`);`)
  await db.run(sql`CREATE INDEX \`properties_search_web_id_idx\` ON \`properties\` (\`search_web_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_search_price_idx\` ON \`properties\` (\`search_price\`);`)
  await db.run(sql`CREATE INDEX \`properties_map_latitude_idx\` ON \`properties\` (\`map_latitude\`);`)
  await db.run(sql`CREATE INDEX \`properties_map_longitude_idx\` ON \`properties\` (\`map_longitude\`);`)
  await db.run(sql`CREATE INDEX \`properties_updated_at_idx\` ON \`properties\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`properties_created_at_idx\` ON \`properties\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`properties__status_idx\` ON \`properties\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`source_externalId_idx\` ON \`properties\` (\`source\`,\`external_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_search_place_idx\` ON \`properties\` (\`goal\`,\`locality_id\`,\`search_web_id\`,\`search_price\`,\`bedrooms\`,\`surface_living\`,\`surface_ground\`,\`search_epc\`,\`search_availability\`,\`search_garden\`,\`search_terrace\`,\`search_garage\`,\`search_new_build\`,\`map_latitude\`,\`map_longitude\`,\`online_since\`,\`ref\`) WHERE \`_status\` = 'published' and \`status\` <> 'withdrawn';`)
  await db.run(sql`CREATE INDEX \`properties_search_type_idx\` ON \`properties\` (\`goal\`,\`search_web_id\`,\`search_price\`,\`bedrooms\`,\`surface_living\`,\`surface_ground\`,\`search_epc\`,\`search_availability\`,\`search_garden\`,\`search_terrace\`,\`search_garage\`,\`search_new_build\`,\`map_latitude\`,\`map_longitude\`,\`online_since\`,\`ref\`,\`locality_id\`) WHERE \`_status\` = 'published' and \`status\` <> 'withdrawn';`)
  await db.run(sql`CREATE INDEX \`properties_search_by_onlineSince_idx\` ON \`properties\` (\`goal\`,\`online_since\`,\`ref\`) WHERE \`_status\` = 'published' and \`status\` <> 'withdrawn';`)
  await db.run(sql`CREATE INDEX \`properties_search_by_searchPrice_idx\` ON \`properties\` (\`goal\`,\`search_price\`,\`ref\`) WHERE \`_status\` = 'published' and \`status\` <> 'withdrawn';`)
  await db.run(sql`CREATE INDEX \`properties_search_by_sortCityNl_idx\` ON \`properties\` (\`goal\`,\`sort_city_nl\`,\`ref\`) WHERE \`_status\` = 'published' and \`status\` <> 'withdrawn';`)
  await db.run(sql`CREATE INDEX \`properties_search_by_sortTypeNl_idx\` ON \`properties\` (\`goal\`,\`sort_type_nl\`,\`ref\`) WHERE \`_status\` = 'published' and \`status\` <> 'withdrawn';`)
  await db.run(sql`CREATE INDEX \`properties_search_by_sortCityFr_idx\` ON \`properties\` (\`goal\`,\`sort_city_fr\`,\`ref\`) WHERE \`_status\` = 'published' and \`status\` <> 'withdrawn';`)
  await db.run(sql`CREATE INDEX \`properties_search_by_sortTypeFr_idx\` ON \`properties\` (\`goal\`,\`sort_type_fr\`,\`ref\`) WHERE \`_status\` = 'published' and \`status\` <> 'withdrawn';`)
  await db.run(sql`CREATE INDEX \`properties_search_by_sortCityEn_idx\` ON \`properties\` (\`goal\`,\`sort_city_en\`,\`ref\`) WHERE \`_status\` = 'published' and \`status\` <> 'withdrawn';`)
  await db.run(sql`CREATE INDEX \`properties_search_by_sortTypeEn_idx\` ON \`properties\` (\`goal\`,\`sort_type_en\`,\`ref\`) WHERE \`_status\` = 'published' and \`status\` <> 'withdrawn';`)
  await db.run(sql`CREATE INDEX \`properties_search_by_sortCityDe_idx\` ON \`properties\` (\`goal\`,\`sort_city_de\`,\`ref\`) WHERE \`_status\` = 'published' and \`status\` <> 'withdrawn';`)
  await db.run(sql`CREATE INDEX \`properties_search_by_sortTypeDe_idx\` ON \`properties\` (\`goal\`,\`sort_type_de\`,\`ref\`) WHERE \`_status\` = 'published' and \`status\` <> 'withdrawn';`)
  await db.run(sql`CREATE TABLE \`__new__properties_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_ref\` numeric,
  	\`version_goal\` text DEFAULT 'sale',
  	\`version_status\` text DEFAULT 'active',
  	\`version_type_id\` text(36),
  	\`version_marquee\` numeric,
  	\`version_reference\` text,
  	\`version_record_file\` text,
  	\`version_construction_name\` text,
  	\`version_construction_year\` numeric,
  	\`version_renovation_year\` numeric,
  	\`version_locality_id\` text(36),
  	\`version_publish_address\` integer DEFAULT false,
  	\`version_street\` text,
  	\`version_house_number\` text,
  	\`version_box_nr\` text,
  	\`version_latitude\` numeric,
  	\`version_longitude\` numeric,
  	\`version_neighbourhood_id\` text(36),
  	\`version_price\` numeric,
  	\`version_publish_price\` integer DEFAULT true,
  	\`version_price_unit\` numeric,
  	\`version_owner_charges\` numeric,
  	\`version_renter_charges\` numeric,
  	\`version_total_cost\` numeric,
  	\`version_notary_fee_excl_vat\` numeric,
  	\`version_notary_fee_incl_vat\` numeric,
  	\`version_registration_duties\` numeric,
  	\`version_vat_regime\` text,
  	\`version_vat_amount\` numeric,
  	\`version_real_estate_tax\` numeric,
  	\`version_cadastral_income\` numeric,
  	\`version_indexed_cadastral_income\` numeric,
  	\`version_gross_yield_percent\` numeric,
  	\`version_surface_total\` numeric,
  	\`version_surface_living\` numeric,
  	\`version_surface_ground\` numeric,
  	\`version_surface_constructed\` numeric,
  	\`version_surface_terrace\` numeric,
  	\`version_surface_garden\` numeric,
  	\`version_surface_office\` numeric,
  	\`version_surface_store\` numeric,
  	\`version_front_width\` numeric,
  	\`version_plot_width\` numeric,
  	\`version_plot_depth\` numeric,
  	\`version_bedrooms\` numeric,
  	\`version_bathrooms\` numeric,
  	\`version_shower_rooms\` numeric,
  	\`version_toilets\` numeric,
  	\`version_garages\` numeric,
  	\`version_parkings\` numeric,
  	\`version_external_parkings\` numeric,
  	\`version_floors\` numeric,
  	\`version_floor\` numeric,
  	\`version_facades\` numeric,
  	\`version_condition_name\` text,
  	\`version_interior_name\` text,
  	\`version_exterior_name\` text,
  	\`version_kitchen_name\` text,
  	\`version_heating_name\` text,
  	\`version_heating_type\` text,
  	\`version_window_frame\` text,
  	\`version_window_glazing\` text,
  	\`version_roof_material\` text,
  	\`version_roof_condition\` text,
  	\`version_has_terrace\` text,
  	\`version_has_garden\` text,
  	\`version_has_garage\` text,
  	\`version_has_parking\` text,
  	\`version_has_lift\` text,
  	\`version_has_cellar\` text,
  	\`version_has_attic\` text,
  	\`version_is_furnished\` text,
  	\`version_has_gas\` text,
  	\`version_has_water\` text,
  	\`version_has_electricity\` text,
  	\`version_has_drain\` text,
  	\`version_has_swimming_pool\` text,
  	\`version_has_solar_panels\` text,
  	\`version_has_shutters\` text,
  	\`version_permit\` text,
  	\`version_allotment_permit\` text,
  	\`version_summons\` text,
  	\`version_summons_measure\` text,
  	\`version_preemptive_rights\` text,
  	\`version_judicial_decision\` text,
  	\`version_area_application\` text,
  	\`version_is_protected_heritage\` text,
  	\`version_flood_hazard\` text,
  	\`version_flood_prone_area\` text,
  	\`version_delimited_flood_area\` text,
  	\`version_flood_score_p\` text,
  	\`version_flood_score_g\` text,
  	\`version_asbestos_type\` text,
  	\`version_asbestos_date\` text,
  	\`version_asbestos_unique_code\` text,
  	\`version_electricity_certificate\` text,
  	\`version_gas_certificate\` text,
  	\`version_oil_tank_certificate\` text,
  	\`version_ground_certificate\` text,
  	\`version_epc_state\` text,
  	\`version_epc_label_text\` text,
  	\`version_energy_performance\` numeric,
  	\`version_epc_total\` numeric,
  	\`version_co2_emission\` numeric,
  	\`version_e_level\` numeric,
  	\`version_epc_unique_code\` text,
  	\`version_epc_date\` text,
  	\`version_epc_valid_until\` text,
  	\`version_availability\` text,
  	\`version_available_from\` text,
  	\`version_monthly_rent\` numeric,
  	\`version_deposit_amount\` numeric,
  	\`version_agency_cost\` numeric,
  	\`version_lease_years\` numeric,
  	\`version_pets_allowed\` text,
  	\`version_viager_type\` text,
  	\`version_bouquet\` numeric,
  	\`version_viager_indexed_rent\` numeric,
  	\`version_viager_survival_rent\` numeric,
  	\`version_viager_age1\` numeric,
  	\`version_viager_gender1\` text,
  	\`version_viager_age2\` numeric,
  	\`version_viager_gender2\` text,
  	\`version_terrace_orientation\` text,
  	\`version_garden_orientation\` text,
  	\`version_rear_orientation\` text,
  	\`version_geographical_location\` text,
  	\`version_agent_id\` text(36),
  	\`version_project_id\` text(36),
  	\`version_online_since\` text,
  	\`version_sold_at\` text,
  	\`version_is_spotlight\` integer DEFAULT false,
  	\`version_notes\` text,
  	\`version_source\` text,
  	\`version_external_id\` text,
  	\`version_studio_title\` text,
  	\`version_sort_city_nl\` text,
  	\`version_sort_city_fr\` text,
  	\`version_sort_city_en\` text,
  	\`version_sort_city_de\` text,
  	\`version_sort_type_nl\` text,
  	\`version_sort_type_fr\` text,
  	\`version_sort_type_en\` text,
  	\`version_sort_type_de\` text,
  	\`version_locality_key\` text,
  	\`version_search_zip\` text,
  	\`version_search_epc\` text,
  	\`version_search_web_id\` numeric,
  	\`version_search_price\` numeric,
  	\`version_map_latitude\` numeric,
  	\`version_map_longitude\` numeric,
  	\`version_search_availability\` text,
  	\`version_search_garden\` integer,
  	\`version_search_terrace\` integer,
  	\`version_search_garage\` integer,
  	\`version_search_new_build\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_type_id\`) REFERENCES \`property_types\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_locality_id\`) REFERENCES \`localities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_neighbourhood_id\`) REFERENCES \`neighbourhoods\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_agent_id\`) REFERENCES \`agents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__properties_v\`("id", "parent_id", "version_ref", "version_goal", "version_status", "version_type_id", "version_marquee", "version_reference", "version_record_file", "version_construction_name", "version_construction_year", "version_renovation_year", "version_locality_id", "version_publish_address", "version_street", "version_house_number", "version_box_nr", "version_latitude", "version_longitude", "version_neighbourhood_id", "version_price", "version_publish_price", "version_price_unit", "version_owner_charges", "version_renter_charges", "version_total_cost", "version_notary_fee_excl_vat", "version_notary_fee_incl_vat", "version_registration_duties", "version_vat_regime", "version_vat_amount", "version_real_estate_tax", "version_cadastral_income", "version_indexed_cadastral_income", "version_gross_yield_percent", "version_surface_total", "version_surface_living", "version_surface_ground", "version_surface_constructed", "version_surface_terrace", "version_surface_garden", "version_surface_office", "version_surface_store", "version_front_width", "version_plot_width", "version_plot_depth", "version_bedrooms", "version_bathrooms", "version_shower_rooms", "version_toilets", "version_garages", "version_parkings", "version_external_parkings", "version_floors", "version_floor", "version_facades", "version_condition_name", "version_interior_name", "version_exterior_name", "version_kitchen_name", "version_heating_name", "version_heating_type", "version_window_frame", "version_window_glazing", "version_roof_material", "version_roof_condition", "version_has_terrace", "version_has_garden", "version_has_garage", "version_has_parking", "version_has_lift", "version_has_cellar", "version_has_attic", "version_is_furnished", "version_has_gas", "version_has_water", "version_has_electricity", "version_has_drain", "version_has_swimming_pool", "version_has_solar_panels", "version_has_shutters", "version_permit", "version_allotment_permit", "version_summons", "version_summons_measure", "version_preemptive_rights", "version_judicial_decision", "version_area_application", "version_is_protected_heritage", "version_flood_hazard", "version_flood_prone_area", "version_delimited_flood_area", "version_flood_score_p", "version_flood_score_g", "version_asbestos_type", "version_asbestos_date", "version_asbestos_unique_code", "version_electricity_certificate", "version_gas_certificate", "version_oil_tank_certificate", "version_ground_certificate", "version_epc_state", "version_epc_label_text", "version_energy_performance", "version_epc_total", "version_co2_emission", "version_e_level", "version_epc_unique_code", "version_epc_date", "version_epc_valid_until", "version_availability", "version_available_from", "version_monthly_rent", "version_deposit_amount", "version_agency_cost", "version_lease_years", "version_pets_allowed", "version_viager_type", "version_bouquet", "version_viager_indexed_rent", "version_viager_survival_rent", "version_viager_age1", "version_viager_gender1", "version_viager_age2", "version_viager_gender2", "version_terrace_orientation", "version_garden_orientation", "version_rear_orientation", "version_geographical_location", "version_agent_id", "version_project_id", "version_online_since", "version_sold_at", "version_is_spotlight", "version_notes", "version_source", "version_external_id", "version_studio_title", "version_sort_city_nl", "version_sort_city_fr", "version_sort_city_en", "version_sort_city_de", "version_sort_type_nl", "version_sort_type_fr", "version_sort_type_en", "version_sort_type_de", "version_locality_key", "version_search_zip", "version_search_epc", "version_search_web_id", "version_search_price", "version_map_latitude", "version_map_longitude", "version_search_availability", "version_search_garden", "version_search_terrace", "version_search_garage", "version_search_new_build", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_ref", "version_goal", "version_status", "version_type_id", "version_marquee", "version_reference", "version_record_file", "version_construction_name", "version_construction_year", "version_renovation_year", "version_locality_id", "version_publish_address", "version_street", "version_house_number", "version_box_nr", "version_latitude", "version_longitude", "version_neighbourhood_id", "version_price", "version_publish_price", "version_price_unit", "version_owner_charges", "version_renter_charges", "version_total_cost", "version_notary_fee_excl_vat", "version_notary_fee_incl_vat", "version_registration_duties", "version_vat_regime", "version_vat_amount", "version_real_estate_tax", "version_cadastral_income", "version_indexed_cadastral_income", "version_gross_yield_percent", "version_surface_total", "version_surface_living", "version_surface_ground", "version_surface_constructed", "version_surface_terrace", "version_surface_garden", "version_surface_office", "version_surface_store", "version_front_width", "version_plot_width", "version_plot_depth", "version_bedrooms", "version_bathrooms", "version_shower_rooms", "version_toilets", "version_garages", "version_parkings", "version_external_parkings", "version_floors", "version_floor", "version_facades", "version_condition_name", "version_interior_name", "version_exterior_name", "version_kitchen_name", "version_heating_name", "version_heating_type", "version_window_frame", "version_window_glazing", "version_roof_material", "version_roof_condition", "version_has_terrace", "version_has_garden", "version_has_garage", "version_has_parking", "version_has_lift", "version_has_cellar", "version_has_attic", "version_is_furnished", "version_has_gas", "version_has_water", "version_has_electricity", "version_has_drain", "version_has_swimming_pool", "version_has_solar_panels", "version_has_shutters", "version_permit", "version_allotment_permit", "version_summons", "version_summons_measure", "version_preemptive_rights", "version_judicial_decision", "version_area_application", "version_is_protected_heritage", "version_flood_hazard", "version_flood_prone_area", "version_delimited_flood_area", "version_flood_score_p", "version_flood_score_g", "version_asbestos_type", "version_asbestos_date", "version_asbestos_unique_code", "version_electricity_certificate", "version_gas_certificate", "version_oil_tank_certificate", "version_ground_certificate", "version_epc_state", "version_epc_label_text", "version_energy_performance", "version_epc_total", "version_co2_emission", "version_e_level", "version_epc_unique_code", "version_epc_date", "version_epc_valid_until", "version_availability", "version_available_from", "version_monthly_rent", "version_deposit_amount", "version_agency_cost", "version_lease_years", "version_pets_allowed", "version_viager_type", "version_bouquet", "version_viager_indexed_rent", "version_viager_survival_rent", "version_viager_age1", "version_viager_gender1", "version_viager_age2", "version_viager_gender2", "version_terrace_orientation", "version_garden_orientation", "version_rear_orientation", "version_geographical_location", "version_agent_id", "version_project_id", "version_online_since", "version_sold_at", "version_is_spotlight", "version_notes", "version_source", "version_external_id", "version_studio_title", "version_sort_city_nl", "version_sort_city_fr", "version_sort_city_en", "version_sort_city_de", "version_sort_type_nl", "version_sort_type_fr", "version_sort_type_en", "version_sort_type_de", "version_locality_key", "version_search_zip", "version_search_epc", "version_search_web_id", "version_search_price", "version_map_latitude", "version_map_longitude", "version_search_availability", "version_search_garden", "version_search_terrace", "version_search_garage", "version_search_new_build", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_properties_v\`;`)
  await db.run(sql`DROP TABLE \`_properties_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__properties_v\` RENAME TO \`_properties_v\`;`)
  await db.run(sql`CREATE INDEX \`_properties_v_parent_idx\` ON \`_properties_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_ref_idx\` ON \`_properties_v\` (\`version_ref\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_goal_idx\` ON \`_properties_v\` (\`version_goal\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_status_idx\` ON \`_properties_v\` (\`version_status\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_type_idx\` ON \`_properties_v\` (\`version_type_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_locality_idx\` ON \`_properties_v\` (\`version_locality_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_neighbourhood_idx\` ON \`_properties_v\` (\`version_neighbourhood_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_agent_idx\` ON \`_properties_v\` (\`version_agent_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_project_idx\` ON \`_properties_v\` (\`version_project_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_online_since_idx\` ON \`_properties_v\` (\`version_online_since\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_is_spotlight_idx\` ON \`_properties_v\` (\`version_is_spotlight\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_external_id_idx\` ON \`_properties_v\` (\`version_external_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_locality_key_idx\` ON \`_properties_v\` (\`version_locality_key\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_search_zip_idx\` ON \`_properties_v\` (\`version_search_zip\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_search_web_id_idx\` ON \`_properties_v\` (\`version_search_web_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_search_price_idx\` ON \`_properties_v\` (\`version_search_price\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_map_latitude_idx\` ON \`_properties_v\` (\`version_map_latitude\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_map_longitude_idx\` ON \`_properties_v\` (\`version_map_longitude\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_updated_at_idx\` ON \`_properties_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_created_at_idx\` ON \`_properties_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version__status_idx\` ON \`_properties_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_created_at_idx\` ON \`_properties_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_updated_at_idx\` ON \`_properties_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_snapshot_idx\` ON \`_properties_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_published_locale_idx\` ON \`_properties_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_latest_idx\` ON \`_properties_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_autosave_idx\` ON \`_properties_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_source_version_externalId_idx\` ON \`_properties_v\` (\`version_source\`,\`version_external_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` text(36),
  	\`modules_id\` text(36),
  	\`articles_id\` text(36),
  	\`article_categories_id\` text(36),
  	\`testimonials_id\` text(36),
  	\`media_id\` text(36),
  	\`routes_id\` text(36),
  	\`redirects_id\` text(36),
  	\`properties_id\` text(36),
  	\`projects_id\` text(36),
  	\`property_types_id\` text(36),
  	\`localities_id\` text(36),
  	\`neighbourhoods_id\` text(36),
  	\`agents_id\` text(36),
  	\`documents_id\` text(36),
  	\`online_media_id\` text(36),
  	\`communications_id\` text(36),
  	\`leads_id\` text(36),
  	\`lead_files_id\` text(36),
  	\`appointments_id\` text(36),
  	\`demands_id\` text(36),
  	\`subscribers_id\` text(36),
  	\`owners_id\` text(36),
  	\`users_id\` text(36),
  	\`outbox_id\` text(36),
  	\`alert_deliveries_id\` text(36),
  	\`visits_id\` text(36),
  	\`import_runs_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`modules_id\`) REFERENCES \`modules\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_categories_id\`) REFERENCES \`article_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`testimonials_id\`) REFERENCES \`testimonials\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`routes_id\`) REFERENCES \`routes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`properties_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`property_types_id\`) REFERENCES \`property_types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`localities_id\`) REFERENCES \`localities\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`neighbourhoods_id\`) REFERENCES \`neighbourhoods\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`agents_id\`) REFERENCES \`agents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`online_media_id\`) REFERENCES \`online_media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`communications_id\`) REFERENCES \`communications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`leads_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`lead_files_id\`) REFERENCES \`lead_files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`appointments_id\`) REFERENCES \`appointments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`demands_id\`) REFERENCES \`demands\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscribers_id\`) REFERENCES \`subscribers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`owners_id\`) REFERENCES \`owners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`outbox_id\`) REFERENCES \`outbox\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`alert_deliveries_id\`) REFERENCES \`alert_deliveries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`visits_id\`) REFERENCES \`visits\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`import_runs_id\`) REFERENCES \`import_runs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "modules_id", "articles_id", "article_categories_id", "testimonials_id", "media_id", "routes_id", "redirects_id", "properties_id", "projects_id", "property_types_id", "localities_id", "neighbourhoods_id", "agents_id", "documents_id", "online_media_id", "communications_id", "leads_id", "lead_files_id", "appointments_id", "demands_id", "subscribers_id", "owners_id", "users_id", "outbox_id", "alert_deliveries_id", "visits_id", "import_runs_id") SELECT "id", "order", "parent_id", "path", "pages_id", "modules_id", "articles_id", "article_categories_id", "testimonials_id", "media_id", "routes_id", "redirects_id", "properties_id", "projects_id", "property_types_id", "localities_id", "neighbourhoods_id", "agents_id", "documents_id", "online_media_id", "communications_id", "leads_id", "lead_files_id", "appointments_id", "demands_id", "subscribers_id", "owners_id", "users_id", "outbox_id", "alert_deliveries_id", "visits_id", "import_runs_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_modules_id_idx\` ON \`payload_locked_documents_rels\` (\`modules_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_article_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`article_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_testimonials_id_idx\` ON \`payload_locked_documents_rels\` (\`testimonials_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_routes_id_idx\` ON \`payload_locked_documents_rels\` (\`routes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_properties_id_idx\` ON \`payload_locked_documents_rels\` (\`properties_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_projects_id_idx\` ON \`payload_locked_documents_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_property_types_id_idx\` ON \`payload_locked_documents_rels\` (\`property_types_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_localities_id_idx\` ON \`payload_locked_documents_rels\` (\`localities_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_neighbourhoods_id_idx\` ON \`payload_locked_documents_rels\` (\`neighbourhoods_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_agents_id_idx\` ON \`payload_locked_documents_rels\` (\`agents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_online_media_id_idx\` ON \`payload_locked_documents_rels\` (\`online_media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_communications_id_idx\` ON \`payload_locked_documents_rels\` (\`communications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_leads_id_idx\` ON \`payload_locked_documents_rels\` (\`leads_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_lead_files_id_idx\` ON \`payload_locked_documents_rels\` (\`lead_files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_appointments_id_idx\` ON \`payload_locked_documents_rels\` (\`appointments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_demands_id_idx\` ON \`payload_locked_documents_rels\` (\`demands_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_subscribers_id_idx\` ON \`payload_locked_documents_rels\` (\`subscribers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_owners_id_idx\` ON \`payload_locked_documents_rels\` (\`owners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_outbox_id_idx\` ON \`payload_locked_documents_rels\` (\`outbox_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_alert_deliveries_id_idx\` ON \`payload_locked_documents_rels\` (\`alert_deliveries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_visits_id_idx\` ON \`payload_locked_documents_rels\` (\`visits_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_import_runs_id_idx\` ON \`payload_locked_documents_rels\` (\`import_runs_id\`);`)
  await db.run(sql`DROP INDEX \`projects_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`stale_texts\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_projects_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_stale_texts\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`pages_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`stale_texts\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_pages_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_stale_texts\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`articles_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`stale_texts\`;`)
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_articles_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` DROP COLUMN \`version_stale_texts\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`modules_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`modules\` DROP COLUMN \`stale_texts\`;`)
  await db.run(sql`ALTER TABLE \`modules\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_modules_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_modules_v\` DROP COLUMN \`version_stale_texts\`;`)
  await db.run(sql`ALTER TABLE \`_modules_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`testimonials_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`testimonials\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_testimonials_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_testimonials_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`login_attempts\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`lock_until\` text;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_hero_banner\` DROP COLUMN \`status\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_article\` DROP COLUMN \`position\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_article\` DROP COLUMN \`span\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_article\` DROP COLUMN \`columns_sm\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_article\` DROP COLUMN \`columns_md\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_article\` DROP COLUMN \`columns_lg\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_article\` DROP COLUMN \`sort\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_article_locales\` DROP COLUMN \`description2\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_rich_text\` DROP COLUMN \`position\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_rich_text\` DROP COLUMN \`span\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_rich_text\` DROP COLUMN \`sort\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_rich_text_locales\` DROP COLUMN \`description2\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_image\` DROP COLUMN \`span\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_image\` DROP COLUMN \`columns_sm\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_image\` DROP COLUMN \`columns_md\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_image\` DROP COLUMN \`columns_lg\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_image\` DROP COLUMN \`sort\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_call_to_action\` DROP COLUMN \`position\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_call_to_action\` DROP COLUMN \`span\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_call_to_action\` DROP COLUMN \`columns_sm\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_call_to_action\` DROP COLUMN \`columns_md\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_call_to_action\` DROP COLUMN \`columns_lg\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_call_to_action\` DROP COLUMN \`sort\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_call_to_action_locales\` DROP COLUMN \`description2\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_shared_module\` DROP COLUMN \`span\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_shared_module\` DROP COLUMN \`columns_sm\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_shared_module\` DROP COLUMN \`columns_md\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_shared_module\` DROP COLUMN \`columns_lg\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_shared_module\` DROP COLUMN \`sort\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_shared_module\` DROP COLUMN \`status\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_project_list\` DROP COLUMN \`position\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_project_list\` DROP COLUMN \`span\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_project_list\` DROP COLUMN \`columns_sm\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_project_list\` DROP COLUMN \`columns_md\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_project_list\` DROP COLUMN \`columns_lg\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_project_list\` DROP COLUMN \`sort\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_project_list_locales\` DROP COLUMN \`description2\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_hero_banner\` DROP COLUMN \`status\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_article\` DROP COLUMN \`position\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_article\` DROP COLUMN \`span\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_article\` DROP COLUMN \`columns_sm\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_article\` DROP COLUMN \`columns_md\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_article\` DROP COLUMN \`columns_lg\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_article\` DROP COLUMN \`sort\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_article_locales\` DROP COLUMN \`description2\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_rich_text\` DROP COLUMN \`position\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_rich_text\` DROP COLUMN \`span\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_rich_text\` DROP COLUMN \`sort\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_rich_text_locales\` DROP COLUMN \`description2\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_image\` DROP COLUMN \`span\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_image\` DROP COLUMN \`columns_sm\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_image\` DROP COLUMN \`columns_md\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_image\` DROP COLUMN \`columns_lg\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_image\` DROP COLUMN \`sort\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_call_to_action\` DROP COLUMN \`position\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_call_to_action\` DROP COLUMN \`span\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_call_to_action\` DROP COLUMN \`columns_sm\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_call_to_action\` DROP COLUMN \`columns_md\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_call_to_action\` DROP COLUMN \`columns_lg\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_call_to_action\` DROP COLUMN \`sort\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_call_to_action_locales\` DROP COLUMN \`description2\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_shared_module\` DROP COLUMN \`span\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_shared_module\` DROP COLUMN \`columns_sm\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_shared_module\` DROP COLUMN \`columns_md\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_shared_module\` DROP COLUMN \`columns_lg\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_shared_module\` DROP COLUMN \`sort\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_shared_module\` DROP COLUMN \`status\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_project_list\` DROP COLUMN \`position\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_project_list\` DROP COLUMN \`span\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_project_list\` DROP COLUMN \`columns_sm\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_project_list\` DROP COLUMN \`columns_md\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_project_list\` DROP COLUMN \`columns_lg\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_project_list\` DROP COLUMN \`sort\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_project_list_locales\` DROP COLUMN \`description2\`;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_rich_text\` DROP COLUMN \`position\`;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_rich_text\` DROP COLUMN \`span\`;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_rich_text\` DROP COLUMN \`sort\`;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_rich_text_locales\` DROP COLUMN \`description2\`;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_image\` DROP COLUMN \`span\`;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_image\` DROP COLUMN \`columns_sm\`;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_image\` DROP COLUMN \`columns_md\`;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_image\` DROP COLUMN \`columns_lg\`;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_image\` DROP COLUMN \`sort\`;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_call_to_action\` DROP COLUMN \`position\`;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_call_to_action\` DROP COLUMN \`span\`;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_call_to_action\` DROP COLUMN \`columns_sm\`;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_call_to_action\` DROP COLUMN \`columns_md\`;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_call_to_action\` DROP COLUMN \`columns_lg\`;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_call_to_action\` DROP COLUMN \`sort\`;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_call_to_action_locales\` DROP COLUMN \`description2\`;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_shared_module\` DROP COLUMN \`span\`;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_shared_module\` DROP COLUMN \`columns_sm\`;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_shared_module\` DROP COLUMN \`columns_md\`;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_shared_module\` DROP COLUMN \`columns_lg\`;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_shared_module\` DROP COLUMN \`sort\`;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_shared_module\` DROP COLUMN \`status\`;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_project_list\` DROP COLUMN \`position\`;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_project_list\` DROP COLUMN \`span\`;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_project_list\` DROP COLUMN \`columns_sm\`;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_project_list\` DROP COLUMN \`columns_md\`;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_project_list\` DROP COLUMN \`columns_lg\`;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_project_list\` DROP COLUMN \`sort\`;`)
  await db.run(sql`ALTER TABLE \`articles_blocks_project_list_locales\` DROP COLUMN \`description2\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_rich_text\` DROP COLUMN \`position\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_rich_text\` DROP COLUMN \`span\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_rich_text\` DROP COLUMN \`sort\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_rich_text_locales\` DROP COLUMN \`description2\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_image\` DROP COLUMN \`span\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_image\` DROP COLUMN \`columns_sm\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_image\` DROP COLUMN \`columns_md\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_image\` DROP COLUMN \`columns_lg\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_image\` DROP COLUMN \`sort\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_call_to_action\` DROP COLUMN \`position\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_call_to_action\` DROP COLUMN \`span\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_call_to_action\` DROP COLUMN \`columns_sm\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_call_to_action\` DROP COLUMN \`columns_md\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_call_to_action\` DROP COLUMN \`columns_lg\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_call_to_action\` DROP COLUMN \`sort\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_call_to_action_locales\` DROP COLUMN \`description2\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_shared_module\` DROP COLUMN \`span\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_shared_module\` DROP COLUMN \`columns_sm\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_shared_module\` DROP COLUMN \`columns_md\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_shared_module\` DROP COLUMN \`columns_lg\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_shared_module\` DROP COLUMN \`sort\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_shared_module\` DROP COLUMN \`status\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_project_list\` DROP COLUMN \`position\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_project_list\` DROP COLUMN \`span\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_project_list\` DROP COLUMN \`columns_sm\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_project_list\` DROP COLUMN \`columns_md\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_project_list\` DROP COLUMN \`columns_lg\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_project_list\` DROP COLUMN \`sort\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v_blocks_project_list_locales\` DROP COLUMN \`description2\`;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_hero_banner\` DROP COLUMN \`status\`;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_article\` DROP COLUMN \`position\`;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_article\` DROP COLUMN \`span\`;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_article\` DROP COLUMN \`columns_sm\`;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_article\` DROP COLUMN \`columns_md\`;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_article\` DROP COLUMN \`columns_lg\`;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_article\` DROP COLUMN \`sort\`;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_article_locales\` DROP COLUMN \`description2\`;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_rich_text\` DROP COLUMN \`position\`;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_rich_text\` DROP COLUMN \`span\`;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_rich_text\` DROP COLUMN \`sort\`;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_rich_text_locales\` DROP COLUMN \`description2\`;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_image\` DROP COLUMN \`span\`;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_image\` DROP COLUMN \`columns_sm\`;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_image\` DROP COLUMN \`columns_md\`;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_image\` DROP COLUMN \`columns_lg\`;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_image\` DROP COLUMN \`sort\`;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_call_to_action\` DROP COLUMN \`position\`;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_call_to_action\` DROP COLUMN \`span\`;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_call_to_action\` DROP COLUMN \`columns_sm\`;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_call_to_action\` DROP COLUMN \`columns_md\`;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_call_to_action\` DROP COLUMN \`columns_lg\`;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_call_to_action\` DROP COLUMN \`sort\`;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_call_to_action_locales\` DROP COLUMN \`description2\`;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_project_list\` DROP COLUMN \`position\`;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_project_list\` DROP COLUMN \`span\`;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_project_list\` DROP COLUMN \`columns_sm\`;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_project_list\` DROP COLUMN \`columns_md\`;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_project_list\` DROP COLUMN \`columns_lg\`;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_project_list\` DROP COLUMN \`sort\`;`)
  await db.run(sql`ALTER TABLE \`modules_blocks_project_list_locales\` DROP COLUMN \`description2\`;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_hero_banner\` DROP COLUMN \`status\`;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_article\` DROP COLUMN \`position\`;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_article\` DROP COLUMN \`span\`;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_article\` DROP COLUMN \`columns_sm\`;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_article\` DROP COLUMN \`columns_md\`;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_article\` DROP COLUMN \`columns_lg\`;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_article\` DROP COLUMN \`sort\`;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_article_locales\` DROP COLUMN \`description2\`;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_rich_text\` DROP COLUMN \`position\`;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_rich_text\` DROP COLUMN \`span\`;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_rich_text\` DROP COLUMN \`sort\`;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_rich_text_locales\` DROP COLUMN \`description2\`;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_image\` DROP COLUMN \`span\`;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_image\` DROP COLUMN \`columns_sm\`;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_image\` DROP COLUMN \`columns_md\`;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_image\` DROP COLUMN \`columns_lg\`;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_image\` DROP COLUMN \`sort\`;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_call_to_action\` DROP COLUMN \`position\`;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_call_to_action\` DROP COLUMN \`span\`;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_call_to_action\` DROP COLUMN \`columns_sm\`;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_call_to_action\` DROP COLUMN \`columns_md\`;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_call_to_action\` DROP COLUMN \`columns_lg\`;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_call_to_action\` DROP COLUMN \`sort\`;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_call_to_action_locales\` DROP COLUMN \`description2\`;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_project_list\` DROP COLUMN \`position\`;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_project_list\` DROP COLUMN \`span\`;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_project_list\` DROP COLUMN \`columns_sm\`;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_project_list\` DROP COLUMN \`columns_md\`;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_project_list\` DROP COLUMN \`columns_lg\`;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_project_list\` DROP COLUMN \`sort\`;`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_project_list_locales\` DROP COLUMN \`description2\`;`)
  await db.run(sql`ALTER TABLE \`compliance_rules\` DROP COLUMN \`lease_longer_than_years\`;`)
  await db.run(sql`ALTER TABLE \`compliance_rules\` DROP COLUMN \`valid_from\`;`)
  await db.run(sql`ALTER TABLE \`compliance_rules\` DROP COLUMN \`source\`;`)
}
