import { deflateSync } from 'node:zlib'

import PDFDocument from 'pdfkit'

/** One page of text with pdfkit, which writes the structures that most programs write for this version. */
async function written(pdfVersion: '1.3' | '1.4' | '1.5' | '1.6' | '1.7', more = {}): Promise<Buffer> {
  const document = new PDFDocument({ pdfVersion, info: { Title: 'Curriculum vitae' }, ...more })
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((resolve) => document.on('end', resolve))
  document.text('Curriculum vitae').end()
  await ended
  return Buffer.concat(parts)
}

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1')

const content = 'BT /F1 18 Tf 72 720 Td (Curriculum vitae) Tj ET'
const bodies = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
  `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
]

interface Draft {
  text: string
  offsets: number[]
}

function withObjects(start: string, eol: string): Draft {
  const offsets: number[] = []
  let text = start
  bodies.forEach((body, index) => {
    offsets.push(text.length)
    text += `${index + 1} 0 obj${eol}${body}${eol}endobj${eol}`
  })
  return { text, offsets }
}

const entry = (offset: number, eol: string) =>
  `${String(offset).padStart(10, '0')} 00000 n${eol.length === 2 ? eol : ` ${eol}`}`

/** With a table of cross-references, as in PDF 1.0 to 1.4. */
function classic({ eol = '\n', head = '%PDF-1.4' } = {}): string {
  const { text, offsets } = withObjects(`${head}${eol}`, eol)
  const free = `0000000000 65535 f${eol.length === 2 ? eol : ` ${eol}`}`
  const table = `xref${eol}0 6${eol}${free}${offsets.map((offset) => entry(offset, eol)).join('')}`
  return `${text}${table}trailer${eol}<</Size 6/Root 1 0 R>>${eol}startxref${eol}${text.length}${eol}%%EOF${eol}`
}

/** Rows of a stream of cross-references: kind, four bytes, one byte. */
const rows = (list: [number, number, number][]): Buffer =>
  Buffer.concat(
    list.map(([kind, where, index]) => {
      const row = Buffer.alloc(6)
      row.writeUInt8(kind)
      row.writeUInt32BE(where, 1)
      row.writeUInt8(index, 5)
      return row
    }),
  )

function stream(number: number, dictionary: string, data: Buffer): string {
  const packed = deflateSync(data).toString('latin1')
  return `${number} 0 obj\n<<${dictionary}/Filter/FlateDecode/Length ${packed.length}>>\nstream\n${packed}\nendstream\nendobj\n`
}

/** With a stream of cross-references (PDF 1.5), as LaTeX, LibreOffice and Google Docs write it. */
function referenceStream(): string {
  const { text, offsets } = withObjects('%PDF-1.5\n%\xe2\xe3\xcf\xd3\n', '\n')
  const list = rows([
    [0, 0, 255],
    ...offsets.map((at): [number, number, number] => [1, at, 0]),
    [1, text.length, 0],
  ])
  return `${text}${stream(6, '/Type/XRef/Size 7/W[1 4 1]/Root 1 0 R', list)}startxref\n${text.length}\n%%EOF\n`
}

/** Most objects packed into a stream of objects (PDF 1.5), as Word and LaTeX write them. */
function objectStream(): string {
  const packed = [0, 1, 2, 4]
  let at = 0
  const heads = packed.map((index) => {
    const head = `${index + 1} ${at}`
    at += (bodies[index] ?? '').length + 1
    return head
  })
  const first = `${heads.join(' ')} `
  const inside = latin1(first + packed.map((index) => bodies[index]).join(' '))
  let text = '%PDF-1.5\n'
  const contentAt = text.length
  text += `4 0 obj\n${bodies[3]}\nendobj\n`
  const streamAt = text.length
  text += stream(6, `/Type/ObjStm/N ${packed.length}/First ${first.length}`, inside)
  const list = rows([
    [0, 0, 255],
    ...[[2, 6, 0] as const, [2, 6, 1] as const, [2, 6, 2] as const].map((row): [number, number, number] => [
      ...row,
    ]),
    [1, contentAt, 0],
    [2, 6, 3],
    [1, streamAt, 0],
    [1, text.length, 0],
  ])
  return `${text}${stream(7, '/Type/XRef/Size 8/W[1 4 1]/Root 1 0 R', list)}startxref\n${text.length}\n%%EOF\n`
}

/** An update at the end, as signatures, comments and Acrobat write it. */
function updated(base: string, more = ''): string {
  const before = /startxref\s+(\d+)/.exec(base)?.[1] ?? '0'
  const at = base.length
  const object = `5 0 obj\n<</Type/Font/Subtype/Type1/BaseFont/Courier${more}>>\nendobj\n`
  const table = `xref\n5 1\n${entry(at, '\n')}trailer\n<</Size 6/Root 1 0 R/Prev ${before}>>\n`
  return `${base}${object}${table}startxref\n${at + object.length}\n%%EOF\n`
}

/** Begins with its length and an end mark of its own (annex F), as web servers and Acrobat like it. */
function linearised(): string {
  const start = (length: string) =>
    `%PDF-1.6\n9 0 obj\n<</Linearized 1/L ${length}/H[ 500 20]/O 3/E 400/N 1/T 700>>\nendobj\nxref\n9 1\n0000000009 00000 n \ntrailer\n<</Size 10/Root 1 0 R>>\nstartxref\n0\n%%EOF\n`
  const rest = classic().slice('%PDF-1.4\n'.length)
  const length = String(start('000000').length + rest.length).padStart(6, '0')
  return start(length) + rest
}

/** Whole files as word processors, type setters, browsers, scanners and mail programs write them, without a person. */
export async function examplePdfs(): Promise<Record<string, Buffer>> {
  const document = classic()
  return {
    'pdfkit 1.3': await written('1.3'),
    'pdfkit 1.4': await written('1.4'),
    'pdfkit 1.5': await written('1.5'),
    'pdfkit 1.7, tagged': await written('1.7', { tagged: true, lang: 'fr-BE' }),
    'pdfkit, encrypted': await written('1.6', { userPassword: 'x', ownerPassword: 'y' }),
    'pdfkit, not compressed': await written('1.4', { compress: false }),
    'a table of cross-references': latin1(document),
    'line ends of Windows': latin1(classic({ eol: '\r\n' })),
    'line ends of old Macs': latin1(classic({ eol: '\r' })),
    'PDF 2.0': latin1(classic({ head: '%PDF-2.0' })),
    'a stream of cross-references': latin1(referenceStream()),
    'streams of objects': latin1(objectStream()),
    'an incremental update': latin1(updated(document)),
    'three incremental updates': latin1(updated(updated(updated(document)))),
    'a signed update with a long placeholder': latin1(updated(document, `/Contents<${'0'.repeat(16_384)}>`)),
    'an update of a stream of cross-references': latin1(updated(referenceStream())),
    linearised: latin1(linearised()),
    'linearised and updated': latin1(updated(linearised())),
    'a byte order mark before it': latin1(`\xef\xbb\xbf${document}`),
    'lines of a mail program before it': latin1(`Content-Type: application/pdf\r\n\r\n${document}`),
    'zeros of a scanner after it': Buffer.concat([latin1(document), Buffer.alloc(4096)]),
    'a web page after it': latin1(`${document}${'<!-- served by a proxy -->'.repeat(80)}`),
    'an end mark that a scanner left out': latin1(document.replace('%%EOF\n', '')),
    'no line end at the end': latin1(document.trimEnd()),
    'data that Illustrator keeps': latin1(document.replace('%PDF-1.4\n', '%PDF-1.4\n%AIPrivateData1\n')),
  }
}
