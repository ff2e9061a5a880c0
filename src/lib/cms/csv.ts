/** Writes lists as Belgian Excel opens them: semicolons, decimal commas, UTF-8 with its mark, one line per row. */

export type CsvCell = string | number | boolean | Date | null | undefined

export const csvMark = '\uFEFF'
const separator = ';'
const lineEnd = '\r\n'

/** Spreadsheets run a text that begins with one of these as a formula; an apostrophe keeps it a text. */
const asText = (text: string): string => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text)

const quoted = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** One cell. Numbers are numbers, below zero too; texts that a spreadsheet could run are made harmless. */
export function csvCell(value: CsvCell): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value).replace('.', ',') : ''
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  return quoted(asText(value))
}

/** One row with its line end. */
export const csvLine = (cells: readonly CsvCell[]): string => cells.map(csvCell).join(separator) + lineEnd

/** A column of a list: its heading, and what stands in it for one row. */
export interface CsvColumn<Row> {
  heading: string
  value: (row: Row) => CsvCell
}

/**
 * A list as a stream of text, batch by batch, so that a long one never stands in memory as a whole.
 *
 * @param batches what is listed; the first batch should be read before, so that a wrong question is answered as such
 */
export function csvStream<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterator<readonly Row[]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start(controller) {
      const headings = csvLine(columns.map(({ heading }) => heading))
      controller.enqueue(encoder.encode(csvMark + headings))
    },
    async pull(controller) {
      const { done, value } = await batches.next()
      if (done) return controller.close()
      const lines = value.map((row) => csvLine(columns.map((column) => column.value(row))))
      controller.enqueue(encoder.encode(lines.join('')))
    },
    async cancel() {
      await batches.return?.()
    },
  })
}

/** The answer to a request for a list as a file. */
export const csvResponse = (body: ReadableStream<Uint8Array>, fileName: string): Response =>
  new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
