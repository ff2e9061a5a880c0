import type { Where } from 'payload'

interface Page<Row> {
  docs: Row[]
  hasNextPage: boolean
}

/**
 * The pages of a question to the database, one after the other; the first one also when it is empty.
 *
 * @param read gives a page by its number, from 1, in an order that what is done with the rows does not change
 */
export async function* inPages<Row>(read: (page: number) => Promise<Page<Row>>): AsyncGenerator<Row[]> {
  for (let page = 1, isMore = true; isMore; page += 1) {
    const { docs, hasNextPage } = await read(page)
    yield docs
    isMore = hasNextPage
  }
}

/** The rows of all pages. */
export async function* rowsInPages<Row>(read: (page: number) => Promise<Page<Row>>): AsyncGenerator<Row> {
  for await (const rows of inPages(read)) yield* rows
}

/**
 * The rows of a question in pages by id, none of which is empty. Rows that are added, changed or removed meanwhile move
 * no other to another page.
 *
 * @param size rows of a page at most
 * @param read gives the rows of a condition, sorted by id, at most `size`
 */
export async function* inPagesById<Row extends { id: string }>(
  size: number,
  read: (after: Where) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let last = '', isMore = true; isMore;) {
    const rows = await read({ id: { greater_than: last } })
    if (rows.length > 0) yield rows
    last = rows.at(-1)?.id ?? last
    isMore = rows.length === size
  }
}
