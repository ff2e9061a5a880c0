import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`users_target_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_target_languages_order_idx\` ON \`users_target_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`users_target_languages_parent_idx\` ON \`users_target_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`reviews\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`document\` text NOT NULL,
  	\`requested_by\` text,
  	\`requested_role\` text,
  	\`requested_user\` text,
  	\`review\` text NOT NULL,
  	\`approved\` text,
  	\`changes\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`reviews_document_idx\` ON \`reviews\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`reviews_requested_by_idx\` ON \`reviews\` (\`requested_by\`);`)
  await db.run(sql`CREATE INDEX \`reviews_requested_role_idx\` ON \`reviews\` (\`requested_role\`);`)
  await db.run(sql`CREATE INDEX \`reviews_requested_user_idx\` ON \`reviews\` (\`requested_user\`);`)
  await db.run(sql`CREATE INDEX \`reviews_updated_at_idx\` ON \`reviews\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reviews_created_at_idx\` ON \`reviews\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`comments\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`document\` text NOT NULL,
  	\`place\` text,
  	\`language\` text,
  	\`thread\` text,
  	\`text\` text,
  	\`author_id\` text,
  	\`edited_at\` text,
  	\`resolved_at\` text,
  	\`resolved_by_id\` text,
  	\`digested_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`resolved_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`comments_document_idx\` ON \`comments\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`comments_thread_idx\` ON \`comments\` (\`thread\`);`)
  await db.run(sql`CREATE INDEX \`comments_author_idx\` ON \`comments\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`comments_resolved_by_idx\` ON \`comments\` (\`resolved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`comments_digested_at_idx\` ON \`comments\` (\`digested_at\`);`)
  await db.run(sql`CREATE INDEX \`comments_updated_at_idx\` ON \`comments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`comments_created_at_idx\` ON \`comments\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`comments_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`comments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`comments_rels_order_idx\` ON \`comments_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`comments_rels_parent_idx\` ON \`comments_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`comments_rels_path_idx\` ON \`comments_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`comments_rels_users_id_idx\` ON \`comments_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`comment_reads\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`document\` text NOT NULL,
  	\`user_id\` text NOT NULL,
  	\`read_at\` text NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`comment_reads_key_idx\` ON \`comment_reads\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`comment_reads_document_idx\` ON \`comment_reads\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`comment_reads_user_idx\` ON \`comment_reads\` (\`user_id\`);`)
  await db.run(sql`CREATE TABLE \`writing_counts\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`month\` text NOT NULL,
  	\`user\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`requests\` numeric NOT NULL,
  	\`tokens\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`writing_counts_key_idx\` ON \`writing_counts\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`writing_counts_month_idx\` ON \`writing_counts\` (\`month\`);`)
  await db.run(sql`CREATE TABLE \`writing_help\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`style\` text,
  	\`address\` text DEFAULT 'formal' NOT NULL,
  	\`length\` text DEFAULT 'medium' NOT NULL,
  	\`sends_pictures\` integer DEFAULT false,
  	\`monthly_requests\` numeric DEFAULT 1000 NOT NULL,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_by\` text,
  	\`revised_in\` text,
  	\`revised_from\` numeric,
  	\`revised_at\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`security_review_agent\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`security\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`security_review_agent_order_idx\` ON \`security_review_agent\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`security_review_agent_parent_idx\` ON \`security_review_agent\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`security_review_editor\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`security\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`security_review_editor_order_idx\` ON \`security_review_editor\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`security_review_editor_parent_idx\` ON \`security_review_editor\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`security_review_with_reason\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`security\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`security_review_with_reason_order_idx\` ON \`security_review_with_reason\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`security_review_with_reason_parent_idx\` ON \`security_review_with_reason\` (\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`preview_links\` ADD \`may_approve\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`preview_links\` ADD \`email\` text;`)
  await db.run(sql`ALTER TABLE \`preview_links\` ADD \`code\` text;`)
  await db.run(sql`ALTER TABLE \`preview_links\` ADD \`code_until\` text;`)
  await db.run(sql`ALTER TABLE \`preview_links\` ADD \`code_tries\` numeric;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`comment_emails_mentions\` text DEFAULT 'now';`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`comment_emails_threads\` text DEFAULT 'daily';`)
  await db.run(sql`ALTER TABLE \`security\` ADD \`review_outsiders_count\` integer DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`users_target_languages\`;`)
  await db.run(sql`DROP TABLE \`reviews\`;`)
  await db.run(sql`DROP TABLE \`comments\`;`)
  await db.run(sql`DROP TABLE \`comments_rels\`;`)
  await db.run(sql`DROP TABLE \`comment_reads\`;`)
  await db.run(sql`DROP TABLE \`writing_counts\`;`)
  await db.run(sql`DROP TABLE \`writing_help\`;`)
  await db.run(sql`DROP TABLE \`security_review_agent\`;`)
  await db.run(sql`DROP TABLE \`security_review_editor\`;`)
  await db.run(sql`DROP TABLE \`security_review_with_reason\`;`)
  await db.run(sql`ALTER TABLE \`preview_links\` DROP COLUMN \`may_approve\`;`)
  await db.run(sql`ALTER TABLE \`preview_links\` DROP COLUMN \`email\`;`)
  await db.run(sql`ALTER TABLE \`preview_links\` DROP COLUMN \`code\`;`)
  await db.run(sql`ALTER TABLE \`preview_links\` DROP COLUMN \`code_until\`;`)
  await db.run(sql`ALTER TABLE \`preview_links\` DROP COLUMN \`code_tries\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`comment_emails_mentions\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`comment_emails_threads\`;`)
  await db.run(sql`ALTER TABLE \`security\` DROP COLUMN \`review_outsiders_count\`;`)
}
