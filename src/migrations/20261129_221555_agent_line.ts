import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`properties\` ADD \`publish_area\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`properties_locales\` ADD \`agent_line\` text;`)
  await db.run(sql`ALTER TABLE \`_properties_v\` ADD \`version_publish_area\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_properties_v_locales\` ADD \`version_agent_line\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`properties\` DROP COLUMN \`publish_area\`;`)
  await db.run(sql`ALTER TABLE \`properties_locales\` DROP COLUMN \`agent_line\`;`)
  await db.run(sql`ALTER TABLE \`_properties_v\` DROP COLUMN \`version_publish_area\`;`)
  await db.run(sql`ALTER TABLE \`_properties_v_locales\` DROP COLUMN \`version_agent_line\`;`)
}
