import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`agent_calendars\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`user\` text NOT NULL,
  	\`agent\` text NOT NULL,
  	\`host\` text NOT NULL,
  	\`secret\` text NOT NULL,
  	\`busy\` text NOT NULL,
  	\`read_at\` text NOT NULL,
  	\`problem\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`agent_calendars_user_idx\` ON \`agent_calendars\` (\`user\`);`)
  await db.run(sql`CREATE INDEX \`agent_calendars_agent_idx\` ON \`agent_calendars\` (\`agent\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`agent_calendars\`;`)
}
