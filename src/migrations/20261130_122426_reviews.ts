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
  await db.run(sql`ALTER TABLE \`security\` ADD \`review_outsiders_count\` integer DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`users_target_languages\`;`)
  await db.run(sql`DROP TABLE \`reviews\`;`)
  await db.run(sql`DROP TABLE \`security_review_agent\`;`)
  await db.run(sql`DROP TABLE \`security_review_editor\`;`)
  await db.run(sql`DROP TABLE \`security_review_with_reason\`;`)
  await db.run(sql`ALTER TABLE \`preview_links\` DROP COLUMN \`may_approve\`;`)
  await db.run(sql`ALTER TABLE \`preview_links\` DROP COLUMN \`email\`;`)
  await db.run(sql`ALTER TABLE \`preview_links\` DROP COLUMN \`code\`;`)
  await db.run(sql`ALTER TABLE \`preview_links\` DROP COLUMN \`code_until\`;`)
  await db.run(sql`ALTER TABLE \`preview_links\` DROP COLUMN \`code_tries\`;`)
  await db.run(sql`ALTER TABLE \`security\` DROP COLUMN \`review_outsiders_count\`;`)
}
