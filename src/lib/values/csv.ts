import { belgianDay } from '@/lib/time/belgian-time'

/** Writes lists for Belgian Excel: semicolons, decimal commas, UTF-8 with a byte order mark, one line per row. */

export type CsvCell = string | number | boolean | Date | null | undefined

export const csvMark = '\uFEFF'
const separator = ';'
const lineEnd = '\r\n'

/**
 * Spreadsheets run a text that begins with one of these as a formula, also with the full-width signs of Asian keyboards
 * and after spaces or invisible characters; an apostrophe makes it a text.
 */
const formula = /^(?:[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹢﹣﹦﹫−]|[\t\r\n])/u

const asText = (text: string): string => (formula.test(text) ? `'${text}` : text)

const quoted = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** One cell. Numbers stay numbers, negative ones too; texts that a spreadsheet could run are made harmless. */
export function csvCell(value: CsvCell): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value).replace('.', ',') : ''
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : belgianDay(value)
  return quoted(asText(value))
}

/** One row with its line end. */
export const csvLine = (cells: readonly CsvCell[]): string => cells.map(csvCell).join(separator) + lineEnd

/** A column of a list: its heading, and its value for a row. */
export interface CsvColumn<Row> {
  heading: string
  value: (row: Row) => CsvCell
}

/**
 * A list as a stream of text, batch by batch, so that a long one is never in memory as a whole.
 *
 * @param batches the rows; read the first batch before, so that an invalid request gets an error response
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

/** The response with a list as a file. */
export const csvResponse = (body: ReadableStream<Uint8Array>, fileName: string): Response =>
  new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
