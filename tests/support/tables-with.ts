import type { Payload } from 'payload'

interface Raw {
  execute: (statement: string) => Promise<{ rows: Record<string, unknown>[] }>
}

/** Every table of the database that contains a text, in any case of its characters, read without Payload. */
export async function tablesWith(payload: Payload, text: string): Promise<string[]> {
  // The tests run on SQLite; Payload's type has no adapter.
  const { client } = payload.db as unknown as { client: Raw }
  const { rows } = await client.execute("select name from sqlite_master where type = 'table'")
  const tables: string[] = []
  for (const { name } of rows) {
    const table = await client.execute(`select * from "${String(name)}"`)
    if (JSON.stringify(table.rows).toLowerCase().includes(text.toLowerCase())) tables.push(String(name))
  }
  return tables
}
