import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`pages_blocks_hero_banner_slides\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` text(36),
  	\`link_url\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_blocks_hero_banner\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_hero_banner_slides_order_idx\` ON \`pages_blocks_hero_banner_slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_hero_banner_slides_parent_id_idx\` ON \`pages_blocks_hero_banner_slides\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_hero_banner_slides_image_idx\` ON \`pages_blocks_hero_banner_slides\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_hero_banner_slides_locales\` (
  	\`link_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_blocks_hero_banner_slides\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_blocks_hero_banner_slides_locales_locale_parent_id_uni\` ON \`pages_blocks_hero_banner_slides_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_hero_banner_slides_locales_parent_only_idx\` ON \`pages_blocks_hero_banner_slides_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_project_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title_size\` text DEFAULT 'h2',
  	\`view\` text DEFAULT 'card-view',
  	\`number_item_of_row\` numeric DEFAULT 3,
  	\`max_items\` numeric DEFAULT 9,
  	\`css_class\` text,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`block_name\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_project_list_order_idx\` ON \`pages_blocks_project_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_project_list_parent_id_idx\` ON \`pages_blocks_project_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_project_list_path_idx\` ON \`pages_blocks_project_list\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_project_list_background_image_idx\` ON \`pages_blocks_project_list\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_project_list_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_blocks_project_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_blocks_project_list_locales_locale_parent_id_unique\` ON \`pages_blocks_project_list_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_project_list_locales_parent_only_idx\` ON \`pages_blocks_project_list_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_saved_properties\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title_size\` text DEFAULT 'h2',
  	\`css_class\` text,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`block_name\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_saved_properties_order_idx\` ON \`pages_blocks_saved_properties\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_saved_properties_parent_id_idx\` ON \`pages_blocks_saved_properties\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_saved_properties_path_idx\` ON \`pages_blocks_saved_properties\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_saved_properties_background_image_idx\` ON \`pages_blocks_saved_properties\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_saved_properties_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_blocks_saved_properties\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_blocks_saved_properties_locales_locale_parent_id_uniqu\` ON \`pages_blocks_saved_properties_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_saved_properties_locales_parent_only_idx\` ON \`pages_blocks_saved_properties_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_hero_banner_slides\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`image_id\` text(36),
  	\`link_url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_blocks_hero_banner\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_hero_banner_slides_order_idx\` ON \`_pages_v_blocks_hero_banner_slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_hero_banner_slides_parent_id_idx\` ON \`_pages_v_blocks_hero_banner_slides\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_hero_banner_slides_image_idx\` ON \`_pages_v_blocks_hero_banner_slides\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_hero_banner_slides_locales\` (
  	\`link_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_blocks_hero_banner_slides\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_blocks_hero_banner_slides_locales_locale_parent_id_\` ON \`_pages_v_blocks_hero_banner_slides_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_hero_banner_slides_locales_parent_only_idx\` ON \`_pages_v_blocks_hero_banner_slides_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_project_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title_size\` text DEFAULT 'h2',
  	\`view\` text DEFAULT 'card-view',
  	\`number_item_of_row\` numeric DEFAULT 3,
  	\`max_items\` numeric DEFAULT 9,
  	\`css_class\` text,
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
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_project_list_order_idx\` ON \`_pages_v_blocks_project_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_project_list_parent_id_idx\` ON \`_pages_v_blocks_project_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_project_list_path_idx\` ON \`_pages_v_blocks_project_list\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_project_list_background_image_idx\` ON \`_pages_v_blocks_project_list\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_project_list_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_blocks_project_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_blocks_project_list_locales_locale_parent_id_unique\` ON \`_pages_v_blocks_project_list_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_project_list_locales_parent_only_idx\` ON \`_pages_v_blocks_project_list_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_saved_properties\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title_size\` text DEFAULT 'h2',
  	\`css_class\` text,
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
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_saved_properties_order_idx\` ON \`_pages_v_blocks_saved_properties\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_saved_properties_parent_id_idx\` ON \`_pages_v_blocks_saved_properties\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_saved_properties_path_idx\` ON \`_pages_v_blocks_saved_properties\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_saved_properties_background_image_idx\` ON \`_pages_v_blocks_saved_properties\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_saved_properties_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_blocks_saved_properties\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_blocks_saved_properties_locales_locale_parent_id_un\` ON \`_pages_v_blocks_saved_properties_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_saved_properties_locales_parent_only_idx\` ON \`_pages_v_blocks_saved_properties_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`modules_blocks_hero_banner_slides\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` text(36),
  	\`link_url\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`modules_blocks_hero_banner\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`modules_blocks_hero_banner_slides_order_idx\` ON \`modules_blocks_hero_banner_slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_hero_banner_slides_parent_id_idx\` ON \`modules_blocks_hero_banner_slides\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_hero_banner_slides_image_idx\` ON \`modules_blocks_hero_banner_slides\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`modules_blocks_hero_banner_slides_locales\` (
  	\`link_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`modules_blocks_hero_banner_slides\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`modules_blocks_hero_banner_slides_locales_locale_parent_id_u\` ON \`modules_blocks_hero_banner_slides_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_hero_banner_slides_locales_parent_only_idx\` ON \`modules_blocks_hero_banner_slides_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`modules_blocks_project_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title_size\` text DEFAULT 'h2',
  	\`view\` text DEFAULT 'card-view',
  	\`number_item_of_row\` numeric DEFAULT 3,
  	\`max_items\` numeric DEFAULT 9,
  	\`css_class\` text,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`block_name\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`modules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`modules_blocks_project_list_order_idx\` ON \`modules_blocks_project_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_project_list_parent_id_idx\` ON \`modules_blocks_project_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_project_list_path_idx\` ON \`modules_blocks_project_list\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_project_list_background_image_idx\` ON \`modules_blocks_project_list\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`modules_blocks_project_list_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`modules_blocks_project_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`modules_blocks_project_list_locales_locale_parent_id_unique\` ON \`modules_blocks_project_list_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_project_list_locales_parent_only_idx\` ON \`modules_blocks_project_list_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_modules_v_blocks_hero_banner_slides\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`image_id\` text(36),
  	\`link_url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_modules_v_blocks_hero_banner\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_hero_banner_slides_order_idx\` ON \`_modules_v_blocks_hero_banner_slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_hero_banner_slides_parent_id_idx\` ON \`_modules_v_blocks_hero_banner_slides\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_hero_banner_slides_image_idx\` ON \`_modules_v_blocks_hero_banner_slides\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_modules_v_blocks_hero_banner_slides_locales\` (
  	\`link_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_modules_v_blocks_hero_banner_slides\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_modules_v_blocks_hero_banner_slides_locales_locale_parent_i\` ON \`_modules_v_blocks_hero_banner_slides_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_hero_banner_slides_locales_parent_only_idx\` ON \`_modules_v_blocks_hero_banner_slides_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_modules_v_blocks_project_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title_size\` text DEFAULT 'h2',
  	\`view\` text DEFAULT 'card-view',
  	\`number_item_of_row\` numeric DEFAULT 3,
  	\`max_items\` numeric DEFAULT 9,
  	\`css_class\` text,
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
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_project_list_order_idx\` ON \`_modules_v_blocks_project_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_project_list_parent_id_idx\` ON \`_modules_v_blocks_project_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_project_list_path_idx\` ON \`_modules_v_blocks_project_list\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_project_list_background_image_idx\` ON \`_modules_v_blocks_project_list\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`_modules_v_blocks_project_list_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_modules_v_blocks_project_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_modules_v_blocks_project_list_locales_locale_parent_id_uniq\` ON \`_modules_v_blocks_project_list_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_project_list_locales_parent_only_idx\` ON \`_modules_v_blocks_project_list_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`articles_blocks_project_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title_size\` text DEFAULT 'h2',
  	\`view\` text DEFAULT 'card-view',
  	\`number_item_of_row\` numeric DEFAULT 3,
  	\`max_items\` numeric DEFAULT 9,
  	\`css_class\` text,
  	\`background_type\` text DEFAULT 'none',
  	\`color_background\` text,
  	\`background_image_id\` text(36),
  	\`status\` text DEFAULT 'published',
  	\`block_name\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_blocks_project_list_order_idx\` ON \`articles_blocks_project_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_project_list_parent_id_idx\` ON \`articles_blocks_project_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_project_list_path_idx\` ON \`articles_blocks_project_list\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_project_list_background_image_idx\` ON \`articles_blocks_project_list\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`articles_blocks_project_list_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles_blocks_project_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_blocks_project_list_locales_locale_parent_id_unique\` ON \`articles_blocks_project_list_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_project_list_locales_parent_only_idx\` ON \`articles_blocks_project_list_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_blocks_project_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title_size\` text DEFAULT 'h2',
  	\`view\` text DEFAULT 'card-view',
  	\`number_item_of_row\` numeric DEFAULT 3,
  	\`max_items\` numeric DEFAULT 9,
  	\`css_class\` text,
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
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_project_list_order_idx\` ON \`_articles_v_blocks_project_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_project_list_parent_id_idx\` ON \`_articles_v_blocks_project_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_project_list_path_idx\` ON \`_articles_v_blocks_project_list\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_project_list_background_image_idx\` ON \`_articles_v_blocks_project_list\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_blocks_project_list_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v_blocks_project_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_articles_v_blocks_project_list_locales_locale_parent_id_uni\` ON \`_articles_v_blocks_project_list_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_project_list_locales_parent_only_idx\` ON \`_articles_v_blocks_project_list_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`properties_points_of_interest\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`name\` text,
  	\`distance_in_metres\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`properties_points_of_interest_order_idx\` ON \`properties_points_of_interest\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`properties_points_of_interest_parent_id_idx\` ON \`properties_points_of_interest\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_properties_v_version_points_of_interest\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`name\` text,
  	\`distance_in_metres\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_properties_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_properties_v_version_points_of_interest_order_idx\` ON \`_properties_v_version_points_of_interest\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_points_of_interest_parent_id_idx\` ON \`_properties_v_version_points_of_interest\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`legal_notary_tariffs_slices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`up_to\` numeric,
  	\`rate_percent\` numeric NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`legal_notary_tariffs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`legal_notary_tariffs_slices_order_idx\` ON \`legal_notary_tariffs_slices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`legal_notary_tariffs_slices_parent_id_idx\` ON \`legal_notary_tariffs_slices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`legal_notary_tariffs\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`vat_percent\` numeric DEFAULT 21 NOT NULL,
  	\`valid_from\` text,
  	\`source\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`legal\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`legal_notary_tariffs_order_idx\` ON \`legal_notary_tariffs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`legal_notary_tariffs_parent_id_idx\` ON \`legal_notary_tariffs\` (\`_parent_id\`);`)
  await db.run(sql`DROP INDEX \`goal__status_onlineSince_ref_idx\`;`)
  await db.run(sql`DROP INDEX \`goal__status_searchPrice_ref_idx\`;`)
  await db.run(sql`DROP INDEX \`goal__status_locality_onlineSince_idx\`;`)
  await db.run(sql`DROP INDEX \`goal__status_type_onlineSince_idx\`;`)
  await db.run(sql`DROP INDEX \`goal__status_status_type_locality_searchPrice_onlineSinc_idx\`;`)
  await db.run(sql`ALTER TABLE \`properties\` ADD \`search_availability\` text;`)
  await db.run(sql`ALTER TABLE \`properties\` ADD \`search_garden\` integer;`)
  await db.run(sql`ALTER TABLE \`properties\` ADD \`search_terrace\` integer;`)
  await db.run(sql`ALTER TABLE \`properties\` ADD \`search_garage\` integer;`)
  await db.run(sql`ALTER TABLE \`properties\` ADD \`search_new_build\` integer;`)
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
  await db.run(sql`DROP INDEX \`version_goal_version__status_version_onlineSince_version_idx\`;`)
  await db.run(sql`DROP INDEX \`version_goal_version__status_version_searchPrice_version_idx\`;`)
  await db.run(sql`DROP INDEX \`compound_index_idx\`;`)
  await db.run(sql`DROP INDEX \`version_goal_version__status_version_type_version_online_idx\`;`)
  await db.run(sql`DROP INDEX \`compound_index_1_idx\`;`)
  await db.run(sql`ALTER TABLE \`_properties_v\` ADD \`version_search_availability\` text;`)
  await db.run(sql`ALTER TABLE \`_properties_v\` ADD \`version_search_garden\` integer;`)
  await db.run(sql`ALTER TABLE \`_properties_v\` ADD \`version_search_terrace\` integer;`)
  await db.run(sql`ALTER TABLE \`_properties_v\` ADD \`version_search_garage\` integer;`)
  await db.run(sql`ALTER TABLE \`_properties_v\` ADD \`version_search_new_build\` integer;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_hero_banner\` ADD \`video_id\` text(36) REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_hero_banner_video_idx\` ON \`pages_blocks_hero_banner\` (\`video_id\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_hero_banner\` ADD \`video_id\` text(36) REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_hero_banner_video_idx\` ON \`_pages_v_blocks_hero_banner\` (\`video_id\`);`)
  await db.run(sql`ALTER TABLE \`modules_blocks_hero_banner\` ADD \`video_id\` text(36) REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_hero_banner_video_idx\` ON \`modules_blocks_hero_banner\` (\`video_id\`);`)
  await db.run(sql`ALTER TABLE \`_modules_v_blocks_hero_banner\` ADD \`video_id\` text(36) REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_hero_banner_video_idx\` ON \`_modules_v_blocks_hero_banner\` (\`video_id\`);`)
  await db.run(sql`ALTER TABLE \`site_config\` ADD \`show_property_history\` integer DEFAULT true;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`pages_blocks_hero_banner_slides\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_hero_banner_slides_locales\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_project_list\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_project_list_locales\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_saved_properties\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_saved_properties_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_hero_banner_slides\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_hero_banner_slides_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_project_list\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_project_list_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_saved_properties\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_saved_properties_locales\`;`)
  await db.run(sql`DROP TABLE \`modules_blocks_hero_banner_slides\`;`)
  await db.run(sql`DROP TABLE \`modules_blocks_hero_banner_slides_locales\`;`)
  await db.run(sql`DROP TABLE \`modules_blocks_project_list\`;`)
  await db.run(sql`DROP TABLE \`modules_blocks_project_list_locales\`;`)
  await db.run(sql`DROP TABLE \`_modules_v_blocks_hero_banner_slides\`;`)
  await db.run(sql`DROP TABLE \`_modules_v_blocks_hero_banner_slides_locales\`;`)
  await db.run(sql`DROP TABLE \`_modules_v_blocks_project_list\`;`)
  await db.run(sql`DROP TABLE \`_modules_v_blocks_project_list_locales\`;`)
  await db.run(sql`DROP TABLE \`articles_blocks_project_list\`;`)
  await db.run(sql`DROP TABLE \`articles_blocks_project_list_locales\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_blocks_project_list\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_blocks_project_list_locales\`;`)
  await db.run(sql`DROP TABLE \`properties_points_of_interest\`;`)
  await db.run(sql`DROP TABLE \`_properties_v_version_points_of_interest\`;`)
  await db.run(sql`DROP TABLE \`legal_notary_tariffs_slices\`;`)
  await db.run(sql`DROP TABLE \`legal_notary_tariffs\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_pages_blocks_hero_banner\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`banner_type\` text DEFAULT 'image',
  	\`image_id\` text(36),
  	\`show_quick_search\` integer DEFAULT true,
  	\`show_counts\` integer DEFAULT true,
  	\`link_url\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_pages_blocks_hero_banner\`("_order", "_parent_id", "_path", "id", "banner_type", "image_id", "show_quick_search", "show_counts", "link_url", "block_name") SELECT "_order", "_parent_id", "_path", "id", "banner_type", "image_id", "show_quick_search", "show_counts", "link_url", "block_name" FROM \`pages_blocks_hero_banner\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_hero_banner\`;`)
  await db.run(sql`ALTER TABLE \`__new_pages_blocks_hero_banner\` RENAME TO \`pages_blocks_hero_banner\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`pages_blocks_hero_banner_order_idx\` ON \`pages_blocks_hero_banner\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_hero_banner_parent_id_idx\` ON \`pages_blocks_hero_banner\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_hero_banner_path_idx\` ON \`pages_blocks_hero_banner\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_hero_banner_image_idx\` ON \`pages_blocks_hero_banner\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__pages_v_blocks_hero_banner\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`banner_type\` text DEFAULT 'image',
  	\`image_id\` text(36),
  	\`show_quick_search\` integer DEFAULT true,
  	\`show_counts\` integer DEFAULT true,
  	\`link_url\` text,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__pages_v_blocks_hero_banner\`("_order", "_parent_id", "_path", "id", "banner_type", "image_id", "show_quick_search", "show_counts", "link_url", "_uuid", "block_name") SELECT "_order", "_parent_id", "_path", "id", "banner_type", "image_id", "show_quick_search", "show_counts", "link_url", "_uuid", "block_name" FROM \`_pages_v_blocks_hero_banner\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_hero_banner\`;`)
  await db.run(sql`ALTER TABLE \`__new__pages_v_blocks_hero_banner\` RENAME TO \`_pages_v_blocks_hero_banner\`;`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_hero_banner_order_idx\` ON \`_pages_v_blocks_hero_banner\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_hero_banner_parent_id_idx\` ON \`_pages_v_blocks_hero_banner\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_hero_banner_path_idx\` ON \`_pages_v_blocks_hero_banner\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_hero_banner_image_idx\` ON \`_pages_v_blocks_hero_banner\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_modules_blocks_hero_banner\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`banner_type\` text DEFAULT 'image',
  	\`image_id\` text(36),
  	\`show_quick_search\` integer DEFAULT true,
  	\`show_counts\` integer DEFAULT true,
  	\`link_url\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`modules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_modules_blocks_hero_banner\`("_order", "_parent_id", "_path", "id", "banner_type", "image_id", "show_quick_search", "show_counts", "link_url", "block_name") SELECT "_order", "_parent_id", "_path", "id", "banner_type", "image_id", "show_quick_search", "show_counts", "link_url", "block_name" FROM \`modules_blocks_hero_banner\`;`)
  await db.run(sql`DROP TABLE \`modules_blocks_hero_banner\`;`)
  await db.run(sql`ALTER TABLE \`__new_modules_blocks_hero_banner\` RENAME TO \`modules_blocks_hero_banner\`;`)
  await db.run(sql`CREATE INDEX \`modules_blocks_hero_banner_order_idx\` ON \`modules_blocks_hero_banner\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_hero_banner_parent_id_idx\` ON \`modules_blocks_hero_banner\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_hero_banner_path_idx\` ON \`modules_blocks_hero_banner\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_hero_banner_image_idx\` ON \`modules_blocks_hero_banner\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__modules_v_blocks_hero_banner\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`banner_type\` text DEFAULT 'image',
  	\`image_id\` text(36),
  	\`show_quick_search\` integer DEFAULT true,
  	\`show_counts\` integer DEFAULT true,
  	\`link_url\` text,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_modules_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__modules_v_blocks_hero_banner\`("_order", "_parent_id", "_path", "id", "banner_type", "image_id", "show_quick_search", "show_counts", "link_url", "_uuid", "block_name") SELECT "_order", "_parent_id", "_path", "id", "banner_type", "image_id", "show_quick_search", "show_counts", "link_url", "_uuid", "block_name" FROM \`_modules_v_blocks_hero_banner\`;`)
  await db.run(sql`DROP TABLE \`_modules_v_blocks_hero_banner\`;`)
  await db.run(sql`ALTER TABLE \`__new__modules_v_blocks_hero_banner\` RENAME TO \`_modules_v_blocks_hero_banner\`;`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_hero_banner_order_idx\` ON \`_modules_v_blocks_hero_banner\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_hero_banner_parent_id_idx\` ON \`_modules_v_blocks_hero_banner\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_hero_banner_path_idx\` ON \`_modules_v_blocks_hero_banner\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_hero_banner_image_idx\` ON \`_modules_v_blocks_hero_banner\` (\`image_id\`);`)
  await db.run(sql`DROP INDEX \`properties_search_place_idx\`;`)
  await db.run(sql`DROP INDEX \`properties_search_type_idx\`;`)
  await db.run(sql`DROP INDEX \`properties_search_by_onlineSince_idx\`;`)
  await db.run(sql`DROP INDEX \`properties_search_by_searchPrice_idx\`;`)
  await db.run(sql`DROP INDEX \`properties_search_by_sortCityNl_idx\`;`)
  await db.run(sql`DROP INDEX \`properties_search_by_sortTypeNl_idx\`;`)
  await db.run(sql`DROP INDEX \`properties_search_by_sortCityFr_idx\`;`)
  await db.run(sql`DROP INDEX \`properties_search_by_sortTypeFr_idx\`;`)
  await db.run(sql`DROP INDEX \`properties_search_by_sortCityEn_idx\`;`)
  await db.run(sql`DROP INDEX \`properties_search_by_sortTypeEn_idx\`;`)
  await db.run(sql`DROP INDEX \`properties_search_by_sortCityDe_idx\`;`)
  await db.run(sql`DROP INDEX \`properties_search_by_sortTypeDe_idx\`;`)
  await db.run(sql`CREATE INDEX \`goal__status_onlineSince_ref_idx\` ON \`properties\` (\`goal\`,\`_status\`,\`online_since\`,\`ref\`);`)
  await db.run(sql`CREATE INDEX \`goal__status_searchPrice_ref_idx\` ON \`properties\` (\`goal\`,\`_status\`,\`search_price\`,\`ref\`);`)
  await db.run(sql`CREATE INDEX \`goal__status_locality_onlineSince_idx\` ON \`properties\` (\`goal\`,\`_status\`,\`locality_id\`,\`online_since\`);`)
  await db.run(sql`CREATE INDEX \`goal__status_type_onlineSince_idx\` ON \`properties\` (\`goal\`,\`_status\`,\`type_id\`,\`online_since\`);`)
  await db.run(sql`CREATE INDEX \`goal__status_status_type_locality_searchPrice_onlineSinc_idx\` ON \`properties\` (\`goal\`,\`_status\`,\`status\`,\`type_id\`,\`locality_id\`,\`search_price\`,\`online_since\`);`)
  await db.run(sql`ALTER TABLE \`properties\` DROP COLUMN \`search_availability\`;`)
  await db.run(sql`ALTER TABLE \`properties\` DROP COLUMN \`search_garden\`;`)
  await db.run(sql`ALTER TABLE \`properties\` DROP COLUMN \`search_terrace\`;`)
  await db.run(sql`ALTER TABLE \`properties\` DROP COLUMN \`search_garage\`;`)
  await db.run(sql`ALTER TABLE \`properties\` DROP COLUMN \`search_new_build\`;`)
  await db.run(sql`CREATE INDEX \`version_goal_version__status_version_onlineSince_version_idx\` ON \`_properties_v\` (\`version_goal\`,\`version__status\`,\`version_online_since\`,\`version_ref\`);`)
  await db.run(sql`CREATE INDEX \`version_goal_version__status_version_searchPrice_version_idx\` ON \`_properties_v\` (\`version_goal\`,\`version__status\`,\`version_search_price\`,\`version_ref\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_idx\` ON \`_properties_v\` (\`version_goal\`,\`version__status\`,\`version_locality_id\`,\`version_online_since\`);`)
  await db.run(sql`CREATE INDEX \`version_goal_version__status_version_type_version_online_idx\` ON \`_properties_v\` (\`version_goal\`,\`version__status\`,\`version_type_id\`,\`version_online_since\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_1_idx\` ON \`_properties_v\` (\`version_goal\`,\`version__status\`,\`version_status\`,\`version_type_id\`,\`version_locality_id\`,\`version_search_price\`,\`version_online_since\`);`)
  await db.run(sql`ALTER TABLE \`_properties_v\` DROP COLUMN \`version_search_availability\`;`)
  await db.run(sql`ALTER TABLE \`_properties_v\` DROP COLUMN \`version_search_garden\`;`)
  await db.run(sql`ALTER TABLE \`_properties_v\` DROP COLUMN \`version_search_terrace\`;`)
  await db.run(sql`ALTER TABLE \`_properties_v\` DROP COLUMN \`version_search_garage\`;`)
  await db.run(sql`ALTER TABLE \`_properties_v\` DROP COLUMN \`version_search_new_build\`;`)
  await db.run(sql`ALTER TABLE \`site_config\` DROP COLUMN \`show_property_history\`;`)
}
