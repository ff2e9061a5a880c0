import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`pages_blocks_form\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`form\` text DEFAULT 'siteContact',
  	\`property_id\` text(36),
  	\`project_id\` text(36),
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
  	FOREIGN KEY (\`property_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_form_order_idx\` ON \`pages_blocks_form\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_form_parent_id_idx\` ON \`pages_blocks_form\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_form_path_idx\` ON \`pages_blocks_form\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_form_property_idx\` ON \`pages_blocks_form\` (\`property_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_form_project_idx\` ON \`pages_blocks_form\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_form_background_image_idx\` ON \`pages_blocks_form\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_form_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_blocks_form\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_blocks_form_locales_locale_parent_id_unique\` ON \`pages_blocks_form_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_form_locales_parent_only_idx\` ON \`pages_blocks_form_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_form\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`form\` text DEFAULT 'siteContact',
  	\`property_id\` text(36),
  	\`project_id\` text(36),
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
  	FOREIGN KEY (\`property_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_form_order_idx\` ON \`_pages_v_blocks_form\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_form_parent_id_idx\` ON \`_pages_v_blocks_form\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_form_path_idx\` ON \`_pages_v_blocks_form\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_form_property_idx\` ON \`_pages_v_blocks_form\` (\`property_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_form_project_idx\` ON \`_pages_v_blocks_form\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_form_background_image_idx\` ON \`_pages_v_blocks_form\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_form_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_blocks_form\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_blocks_form_locales_locale_parent_id_unique\` ON \`_pages_v_blocks_form_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_form_locales_parent_only_idx\` ON \`_pages_v_blocks_form_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`articles_blocks_form\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`form\` text DEFAULT 'siteContact',
  	\`property_id\` text(36),
  	\`project_id\` text(36),
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
  	FOREIGN KEY (\`property_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_blocks_form_order_idx\` ON \`articles_blocks_form\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_form_parent_id_idx\` ON \`articles_blocks_form\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_form_path_idx\` ON \`articles_blocks_form\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_form_property_idx\` ON \`articles_blocks_form\` (\`property_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_form_project_idx\` ON \`articles_blocks_form\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_form_background_image_idx\` ON \`articles_blocks_form\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`articles_blocks_form_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles_blocks_form\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_blocks_form_locales_locale_parent_id_unique\` ON \`articles_blocks_form_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_blocks_form_locales_parent_only_idx\` ON \`articles_blocks_form_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_blocks_form\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`form\` text DEFAULT 'siteContact',
  	\`property_id\` text(36),
  	\`project_id\` text(36),
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
  	FOREIGN KEY (\`property_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_form_order_idx\` ON \`_articles_v_blocks_form\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_form_parent_id_idx\` ON \`_articles_v_blocks_form\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_form_path_idx\` ON \`_articles_v_blocks_form\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_form_property_idx\` ON \`_articles_v_blocks_form\` (\`property_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_form_project_idx\` ON \`_articles_v_blocks_form\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_form_background_image_idx\` ON \`_articles_v_blocks_form\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_blocks_form_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v_blocks_form\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_articles_v_blocks_form_locales_locale_parent_id_unique\` ON \`_articles_v_blocks_form_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_blocks_form_locales_parent_only_idx\` ON \`_articles_v_blocks_form_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`modules_blocks_form\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`form\` text DEFAULT 'siteContact',
  	\`property_id\` text(36),
  	\`project_id\` text(36),
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
  	FOREIGN KEY (\`property_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`modules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`modules_blocks_form_order_idx\` ON \`modules_blocks_form\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_form_parent_id_idx\` ON \`modules_blocks_form\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_form_path_idx\` ON \`modules_blocks_form\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_form_property_idx\` ON \`modules_blocks_form\` (\`property_id\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_form_project_idx\` ON \`modules_blocks_form\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_form_background_image_idx\` ON \`modules_blocks_form\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`modules_blocks_form_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`modules_blocks_form\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`modules_blocks_form_locales_locale_parent_id_unique\` ON \`modules_blocks_form_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`modules_blocks_form_locales_parent_only_idx\` ON \`modules_blocks_form_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_modules_v_blocks_form\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`form\` text DEFAULT 'siteContact',
  	\`property_id\` text(36),
  	\`project_id\` text(36),
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
  	FOREIGN KEY (\`property_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_modules_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_form_order_idx\` ON \`_modules_v_blocks_form\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_form_parent_id_idx\` ON \`_modules_v_blocks_form\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_form_path_idx\` ON \`_modules_v_blocks_form\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_form_property_idx\` ON \`_modules_v_blocks_form\` (\`property_id\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_form_project_idx\` ON \`_modules_v_blocks_form\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_form_background_image_idx\` ON \`_modules_v_blocks_form\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`_modules_v_blocks_form_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_modules_v_blocks_form\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_modules_v_blocks_form_locales_locale_parent_id_unique\` ON \`_modules_v_blocks_form_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_modules_v_blocks_form_locales_parent_only_idx\` ON \`_modules_v_blocks_form_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`newsletter_subscriptions\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`email\` text NOT NULL,
  	\`language\` text DEFAULT 'fr' NOT NULL,
  	\`confirmed\` integer DEFAULT false,
  	\`confirmed_at\` text,
  	\`ended_at\` text,
  	\`consent_text_version\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`newsletter_subscriptions_email_idx\` ON \`newsletter_subscriptions\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`newsletter_subscriptions_confirmed_idx\` ON \`newsletter_subscriptions\` (\`confirmed\`);`)
  await db.run(sql`CREATE INDEX \`newsletter_subscriptions_updated_at_idx\` ON \`newsletter_subscriptions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`newsletter_subscriptions_created_at_idx\` ON \`newsletter_subscriptions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`erasures\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`state\` text NOT NULL,
  	\`asked_by\` text NOT NULL,
  	\`executed_by_id\` text(36),
  	\`executed_by_name\` text,
  	\`counts\` text,
  	\`done_at\` text,
  	\`address_hash\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`executed_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`erasures_executed_by_idx\` ON \`erasures\` (\`executed_by_id\`);`)
  await db.run(sql`CREATE INDEX \`erasures_address_hash_idx\` ON \`erasures\` (\`address_hash\`);`)
  await db.run(sql`CREATE INDEX \`erasures_updated_at_idx\` ON \`erasures\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`erasures_created_at_idx\` ON \`erasures\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`lead_events\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`lead_id\` text(36) NOT NULL,
  	\`kind\` text NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	\`text\` text,
  	\`by_id\` text(36),
  	\`by_name\` text,
  	\`key\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_events_lead_idx\` ON \`lead_events\` (\`lead_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_events_by_idx\` ON \`lead_events\` (\`by_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`lead_events_key_idx\` ON \`lead_events\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`lead_events_updated_at_idx\` ON \`lead_events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lead_events_created_at_idx\` ON \`lead_events\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`document_requests\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`email_key\` text NOT NULL,
  	\`lead_id\` text(36),
  	\`property_id\` text(36) NOT NULL,
  	\`document_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`property_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`document_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`document_requests_key_idx\` ON \`document_requests\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`document_requests_email_key_idx\` ON \`document_requests\` (\`email_key\`);`)
  await db.run(sql`CREATE INDEX \`document_requests_lead_idx\` ON \`document_requests\` (\`lead_id\`);`)
  await db.run(sql`CREATE INDEX \`document_requests_property_idx\` ON \`document_requests\` (\`property_id\`);`)
  await db.run(sql`CREATE INDEX \`document_requests_document_idx\` ON \`document_requests\` (\`document_id\`);`)
  await db.run(sql`CREATE INDEX \`document_requests_updated_at_idx\` ON \`document_requests\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`document_requests_created_at_idx\` ON \`document_requests\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`used_tokens\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`until\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`used_tokens_key_idx\` ON \`used_tokens\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`used_tokens_until_idx\` ON \`used_tokens\` (\`until\`);`)
  await db.run(sql`CREATE TABLE \`site_config_crm_forms\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_config\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_config_crm_forms_order_idx\` ON \`site_config_crm_forms\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`site_config_crm_forms_parent_idx\` ON \`site_config_crm_forms\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`appointment_config_slots_locales\` (
  	\`own_from\` text,
  	\`own_to\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`appointment_config_slots\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`appointment_config_slots_locales_locale_parent_id_unique\` ON \`appointment_config_slots_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`appointment_config_slots_locales_parent_only_idx\` ON \`appointment_config_slots_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`legal_purchase_advances\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`rate_percent\` numeric NOT NULL,
  	\`valid_from\` text,
  	\`source\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`legal\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`legal_purchase_advances_order_idx\` ON \`legal_purchase_advances\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`legal_purchase_advances_parent_id_idx\` ON \`legal_purchase_advances\` (\`_parent_id\`);`)
  await db.run(sql`DROP INDEX \`demands_unsubscribe_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`demands\` ADD \`confirmed_at\` text;`)
  await db.run(sql`ALTER TABLE \`demands\` ADD \`ended_at\` text;`)
  await db.run(sql`ALTER TABLE \`demands\` ADD \`consent_text_version\` text;`)
  await db.run(sql`ALTER TABLE \`demands\` ADD \`origin_key\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`demands_origin_key_idx\` ON \`demands\` (\`origin_key\`);`)
  await db.run(sql`ALTER TABLE \`demands\` DROP COLUMN \`unsubscribe_key\`;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`answered_at\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`offer_state\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`offer_until\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`offer_confirmed_at\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`offer_decided_at\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`offer_news\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`offer_facts\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`effects\` text DEFAULT 'done' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`effects_attempts\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`effects_next_attempt_at\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`effects_last_error\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`crm_state\` text DEFAULT 'off' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`crm_attempts\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`crm_next_attempt_at\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`crm_last_error\` text;`)
  await db.run(sql`CREATE INDEX \`leads_answered_at_idx\` ON \`leads\` (\`answered_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_offer_state_idx\` ON \`leads\` (\`offer_state\`);`)
  await db.run(sql`CREATE INDEX \`leads_offer_news_idx\` ON \`leads\` (\`offer_news\`);`)
  await db.run(sql`CREATE INDEX \`effects_effectsNextAttemptAt_idx\` ON \`leads\` (\`effects\`,\`effects_next_attempt_at\`);`)
  await db.run(sql`CREATE INDEX \`crmState_crmNextAttemptAt_idx\` ON \`leads\` (\`crm_state\`,\`crm_next_attempt_at\`);`)
  await db.run(sql`ALTER TABLE \`appointments\` ADD \`hours\` text;`)
  await db.run(sql`ALTER TABLE \`appointments\` ADD \`agent_id\` text(36) REFERENCES agents(id);`)
  await db.run(sql`ALTER TABLE \`appointments\` ADD \`lead_id\` text(36) REFERENCES leads(id);`)
  await db.run(sql`ALTER TABLE \`appointments\` ADD \`booked_by\` text DEFAULT 'staff' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`appointments\` ADD \`holder_key\` text NOT NULL;`)
  await db.run(sql`ALTER TABLE \`appointments\` ADD \`submission_key\` text NOT NULL;`)
  await db.run(sql`ALTER TABLE \`appointments\` ADD \`calendar_sequence\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`appointments\` ADD \`untold\` text;`)
  await db.run(sql`CREATE INDEX \`appointments_slot_idx\` ON \`appointments\` (\`slot\`);`)
  await db.run(sql`CREATE INDEX \`appointments_agent_idx\` ON \`appointments\` (\`agent_id\`);`)
  await db.run(sql`CREATE INDEX \`appointments_lead_idx\` ON \`appointments\` (\`lead_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`appointments_holder_key_idx\` ON \`appointments\` (\`holder_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`appointments_submission_key_idx\` ON \`appointments\` (\`submission_key\`);`)
  await db.run(sql`CREATE INDEX \`appointments_untold_idx\` ON \`appointments\` (\`untold\`);`)
  await db.run(sql`ALTER TABLE \`testimonials\` ADD \`origin_key\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`testimonials_origin_key_idx\` ON \`testimonials\` (\`origin_key\`);`)
  await db.run(sql`ALTER TABLE \`_testimonials_v\` ADD \`version_origin_key\` text;`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_origin_key_idx\` ON \`_testimonials_v\` (\`version_origin_key\`);`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`calendar_seed\` text;`)
  await db.run(sql`ALTER TABLE \`outbox\` ADD \`subject\` text NOT NULL;`)
  await db.run(sql`ALTER TABLE \`outbox\` ADD \`lead_id\` text(36) REFERENCES leads(id);`)
  await db.run(sql`ALTER TABLE \`outbox\` ADD \`sent_at\` text;`)
  await db.run(sql`ALTER TABLE \`outbox\` ADD \`send_until\` text;`)
  await db.run(sql`ALTER TABLE \`outbox\` ADD \`message_id\` text;`)
  await db.run(sql`CREATE INDEX \`outbox_lead_idx\` ON \`outbox\` (\`lead_id\`);`)
  await db.run(sql`CREATE INDEX \`outbox_state_idx\` ON \`outbox\` (\`state\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`newsletter_subscriptions_id\` text(36) REFERENCES newsletter_subscriptions(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`erasures_id\` text(36) REFERENCES erasures(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`lead_events_id\` text(36) REFERENCES lead_events(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_newsletter_subscriptions_i_idx\` ON \`payload_locked_documents_rels\` (\`newsletter_subscriptions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_erasures_id_idx\` ON \`payload_locked_documents_rels\` (\`erasures_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_lead_events_id_idx\` ON \`payload_locked_documents_rels\` (\`lead_events_id\`);`)
  await db.run(sql`ALTER TABLE \`site_config\` ADD \`crm_url\` text;`)
  await db.run(sql`ALTER TABLE \`site_config\` ADD \`crm_secret\` text;`)
  await db.run(sql`ALTER TABLE \`forms_config\` ADD \`retention_mail_days\` numeric DEFAULT 90 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`forms_config\` ADD \`retention_unconfirmed_days\` numeric DEFAULT 30 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`forms_config\` ADD \`retention_consent_months\` numeric DEFAULT 12 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`appointment_config\` ADD \`close_on_holidays\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`appointment_config\` ADD \`confirmation\` text DEFAULT 'automatic' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`appointment_config\` ADD \`reminder\` integer DEFAULT true;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`pages_blocks_form\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_form_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_form\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_form_locales\`;`)
  await db.run(sql`DROP TABLE \`articles_blocks_form\`;`)
  await db.run(sql`DROP TABLE \`articles_blocks_form_locales\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_blocks_form\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_blocks_form_locales\`;`)
  await db.run(sql`DROP TABLE \`modules_blocks_form\`;`)
  await db.run(sql`DROP TABLE \`modules_blocks_form_locales\`;`)
  await db.run(sql`DROP TABLE \`_modules_v_blocks_form\`;`)
  await db.run(sql`DROP TABLE \`_modules_v_blocks_form_locales\`;`)
  await db.run(sql`DROP TABLE \`newsletter_subscriptions\`;`)
  await db.run(sql`DROP TABLE \`erasures\`;`)
  await db.run(sql`DROP TABLE \`lead_events\`;`)
  await db.run(sql`DROP TABLE \`document_requests\`;`)
  await db.run(sql`DROP TABLE \`used_tokens\`;`)
  await db.run(sql`DROP TABLE \`site_config_crm_forms\`;`)
  await db.run(sql`DROP TABLE \`appointment_config_slots_locales\`;`)
  await db.run(sql`DROP TABLE \`legal_purchase_advances\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_appointments\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`property_id\` text(36),
  	\`day\` text NOT NULL,
  	\`slot\` text NOT NULL,
  	\`status\` text DEFAULT 'requested' NOT NULL,
  	\`language\` text DEFAULT 'fr' NOT NULL,
  	\`person_title\` text,
  	\`person_first_name\` text,
  	\`person_last_name\` text,
  	\`person_email\` text,
  	\`person_phone\` text,
  	\`person_street\` text,
  	\`person_house_number\` text,
  	\`person_box_nr\` text,
  	\`person_zip\` text,
  	\`person_city\` text,
  	\`person_country\` text,
  	\`remark\` text,
  	\`seat_key\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`property_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_appointments\`("id", "property_id", "day", "slot", "status", "language", "person_title", "person_first_name", "person_last_name", "person_email", "person_phone", "person_street", "person_house_number", "person_box_nr", "person_zip", "person_city", "person_country", "remark", "seat_key", "updated_at", "created_at") SELECT "id", "property_id", "day", "slot", "status", "language", "person_title", "person_first_name", "person_last_name", "person_email", "person_phone", "person_street", "person_house_number", "person_box_nr", "person_zip", "person_city", "person_country", "remark", "seat_key", "updated_at", "created_at" FROM \`appointments\`;`)
  await db.run(sql`DROP TABLE \`appointments\`;`)
  await db.run(sql`ALTER TABLE \`__new_appointments\` RENAME TO \`appointments\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`appointments_property_idx\` ON \`appointments\` (\`property_id\`);`)
  await db.run(sql`CREATE INDEX \`appointments_day_idx\` ON \`appointments\` (\`day\`);`)
  await db.run(sql`CREATE INDEX \`appointments_status_idx\` ON \`appointments\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`appointments_person_person_email_idx\` ON \`appointments\` (\`person_email\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`appointments_seat_key_idx\` ON \`appointments\` (\`seat_key\`);`)
  await db.run(sql`CREATE INDEX \`appointments_updated_at_idx\` ON \`appointments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`appointments_created_at_idx\` ON \`appointments\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_outbox\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`template\` text NOT NULL,
  	\`language\` text DEFAULT 'fr' NOT NULL,
  	\`recipient\` text NOT NULL,
  	\`payload\` text,
  	\`state\` text DEFAULT 'pending' NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`next_attempt_at\` text,
  	\`last_error\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_outbox\`("id", "key", "template", "language", "recipient", "payload", "state", "attempts", "next_attempt_at", "last_error", "updated_at", "created_at") SELECT "id", "key", "template", "language", "recipient", "payload", "state", "attempts", "next_attempt_at", "last_error", "updated_at", "created_at" FROM \`outbox\`;`)
  await db.run(sql`DROP TABLE \`outbox\`;`)
  await db.run(sql`ALTER TABLE \`__new_outbox\` RENAME TO \`outbox\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`outbox_key_idx\` ON \`outbox\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`outbox_recipient_idx\` ON \`outbox\` (\`recipient\`);`)
  await db.run(sql`CREATE INDEX \`outbox_updated_at_idx\` ON \`outbox\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`outbox_created_at_idx\` ON \`outbox\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_nextAttemptAt_idx\` ON \`outbox\` (\`state\`,\`next_attempt_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`leads_id\` text(36),
  	\`appointments_id\` text(36),
  	\`lead_files_id\` text(36),
  	\`properties_id\` text(36),
  	\`projects_id\` text(36),
  	\`documents_id\` text(36),
  	\`online_media_id\` text(36),
  	\`communications_id\` text(36),
  	\`agents_id\` text(36),
  	\`localities_id\` text(36),
  	\`neighbourhoods_id\` text(36),
  	\`property_types_id\` text(36),
  	\`pages_id\` text(36),
  	\`articles_id\` text(36),
  	\`article_categories_id\` text(36),
  	\`modules_id\` text(36),
  	\`testimonials_id\` text(36),
  	\`media_id\` text(36),
  	\`routes_id\` text(36),
  	\`redirects_id\` text(36),
  	\`missing_addresses_id\` text(36),
  	\`owners_id\` text(36),
  	\`demands_id\` text(36),
  	\`subscribers_id\` text(36),
  	\`users_id\` text(36),
  	\`import_runs_id\` text(36),
  	\`outbox_id\` text(36),
  	\`alert_deliveries_id\` text(36),
  	\`visits_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`leads_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`appointments_id\`) REFERENCES \`appointments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`lead_files_id\`) REFERENCES \`lead_files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`properties_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`online_media_id\`) REFERENCES \`online_media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`communications_id\`) REFERENCES \`communications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`agents_id\`) REFERENCES \`agents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`localities_id\`) REFERENCES \`localities\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`neighbourhoods_id\`) REFERENCES \`neighbourhoods\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`property_types_id\`) REFERENCES \`property_types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_categories_id\`) REFERENCES \`article_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`modules_id\`) REFERENCES \`modules\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`testimonials_id\`) REFERENCES \`testimonials\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`routes_id\`) REFERENCES \`routes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`missing_addresses_id\`) REFERENCES \`missing_addresses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`owners_id\`) REFERENCES \`owners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`demands_id\`) REFERENCES \`demands\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscribers_id\`) REFERENCES \`subscribers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`import_runs_id\`) REFERENCES \`import_runs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`outbox_id\`) REFERENCES \`outbox\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`alert_deliveries_id\`) REFERENCES \`alert_deliveries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`visits_id\`) REFERENCES \`visits\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "leads_id", "appointments_id", "lead_files_id", "properties_id", "projects_id", "documents_id", "online_media_id", "communications_id", "agents_id", "localities_id", "neighbourhoods_id", "property_types_id", "pages_id", "articles_id", "article_categories_id", "modules_id", "testimonials_id", "media_id", "routes_id", "redirects_id", "missing_addresses_id", "owners_id", "demands_id", "subscribers_id", "users_id", "import_runs_id", "outbox_id", "alert_deliveries_id", "visits_id") SELECT "id", "order", "parent_id", "path", "leads_id", "appointments_id", "lead_files_id", "properties_id", "projects_id", "documents_id", "online_media_id", "communications_id", "agents_id", "localities_id", "neighbourhoods_id", "property_types_id", "pages_id", "articles_id", "article_categories_id", "modules_id", "testimonials_id", "media_id", "routes_id", "redirects_id", "missing_addresses_id", "owners_id", "demands_id", "subscribers_id", "users_id", "import_runs_id", "outbox_id", "alert_deliveries_id", "visits_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_leads_id_idx\` ON \`payload_locked_documents_rels\` (\`leads_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_appointments_id_idx\` ON \`payload_locked_documents_rels\` (\`appointments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_lead_files_id_idx\` ON \`payload_locked_documents_rels\` (\`lead_files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_properties_id_idx\` ON \`payload_locked_documents_rels\` (\`properties_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_projects_id_idx\` ON \`payload_locked_documents_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_online_media_id_idx\` ON \`payload_locked_documents_rels\` (\`online_media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_communications_id_idx\` ON \`payload_locked_documents_rels\` (\`communications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_agents_id_idx\` ON \`payload_locked_documents_rels\` (\`agents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_localities_id_idx\` ON \`payload_locked_documents_rels\` (\`localities_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_neighbourhoods_id_idx\` ON \`payload_locked_documents_rels\` (\`neighbourhoods_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_property_types_id_idx\` ON \`payload_locked_documents_rels\` (\`property_types_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_article_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`article_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_modules_id_idx\` ON \`payload_locked_documents_rels\` (\`modules_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_testimonials_id_idx\` ON \`payload_locked_documents_rels\` (\`testimonials_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_routes_id_idx\` ON \`payload_locked_documents_rels\` (\`routes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_missing_addresses_id_idx\` ON \`payload_locked_documents_rels\` (\`missing_addresses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_owners_id_idx\` ON \`payload_locked_documents_rels\` (\`owners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_demands_id_idx\` ON \`payload_locked_documents_rels\` (\`demands_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_subscribers_id_idx\` ON \`payload_locked_documents_rels\` (\`subscribers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_import_runs_id_idx\` ON \`payload_locked_documents_rels\` (\`import_runs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_outbox_id_idx\` ON \`payload_locked_documents_rels\` (\`outbox_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_alert_deliveries_id_idx\` ON \`payload_locked_documents_rels\` (\`alert_deliveries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_visits_id_idx\` ON \`payload_locked_documents_rels\` (\`visits_id\`);`)
  await db.run(sql`DROP INDEX \`leads_answered_at_idx\`;`)
  await db.run(sql`DROP INDEX \`leads_offer_state_idx\`;`)
  await db.run(sql`DROP INDEX \`leads_offer_news_idx\`;`)
  await db.run(sql`DROP INDEX \`effects_effectsNextAttemptAt_idx\`;`)
  await db.run(sql`DROP INDEX \`crmState_crmNextAttemptAt_idx\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`answered_at\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`offer_state\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`offer_until\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`offer_confirmed_at\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`offer_decided_at\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`offer_news\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`offer_facts\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`effects\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`effects_attempts\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`effects_next_attempt_at\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`effects_last_error\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`crm_state\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`crm_attempts\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`crm_next_attempt_at\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`crm_last_error\`;`)
  await db.run(sql`DROP INDEX \`testimonials_origin_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`testimonials\` DROP COLUMN \`origin_key\`;`)
  await db.run(sql`DROP INDEX \`_testimonials_v_version_version_origin_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`_testimonials_v\` DROP COLUMN \`version_origin_key\`;`)
  await db.run(sql`DROP INDEX \`demands_origin_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`demands\` ADD \`unsubscribe_key\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`demands_unsubscribe_key_idx\` ON \`demands\` (\`unsubscribe_key\`);`)
  await db.run(sql`ALTER TABLE \`demands\` DROP COLUMN \`confirmed_at\`;`)
  await db.run(sql`ALTER TABLE \`demands\` DROP COLUMN \`ended_at\`;`)
  await db.run(sql`ALTER TABLE \`demands\` DROP COLUMN \`consent_text_version\`;`)
  await db.run(sql`ALTER TABLE \`demands\` DROP COLUMN \`origin_key\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`calendar_seed\`;`)
  await db.run(sql`ALTER TABLE \`site_config\` DROP COLUMN \`crm_url\`;`)
  await db.run(sql`ALTER TABLE \`site_config\` DROP COLUMN \`crm_secret\`;`)
  await db.run(sql`ALTER TABLE \`forms_config\` DROP COLUMN \`retention_mail_days\`;`)
  await db.run(sql`ALTER TABLE \`forms_config\` DROP COLUMN \`retention_unconfirmed_days\`;`)
  await db.run(sql`ALTER TABLE \`forms_config\` DROP COLUMN \`retention_consent_months\`;`)
  await db.run(sql`ALTER TABLE \`appointment_config\` DROP COLUMN \`close_on_holidays\`;`)
  await db.run(sql`ALTER TABLE \`appointment_config\` DROP COLUMN \`confirmation\`;`)
  await db.run(sql`ALTER TABLE \`appointment_config\` DROP COLUMN \`reminder\`;`)
}
