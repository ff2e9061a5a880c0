import { readFileSync } from 'node:fs'
import path from 'node:path'

import { fonts as siteFonts } from '@site/generated/fonts'
import PDFDocument from 'pdfkit'

import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'

import type { FontName } from '@/lib/theme/fonts'

import { fontRuns, type Subset } from './font-runs'
import { unpackWoff } from './unpack-woff'

/** A4 paper, tagged for screen readers, with embedded fonts. */
export interface Sheet {
  doc: PDFKit.PDFDocument
  /** The root of the tagged structure that screen readers read. */
  root: PDFKit.PDFStructureElement
}

type Weight = '400' | '600'

const margin = 56
/** Left edge of the values beside their labels. */
const labelWidth = 150
const textSize = 10.5
const lineGap = 2.5
const ink = '#1b1b1f'
const slate = '#55555e'

// Not resolved as a module: next.config.ts includes these files in the built server; own ones are copied into `public`.
const folderOf = (font: FontName): string =>
  Object.hasOwn(siteFonts, font) ? 'public/fonts' : `node_modules/@fontsource/${font}/files`
const fontFile = (font: FontName, name: string) =>
  path.join(env.programFolder, folderOf(font), `${font}-${name}-normal.woff`)
const nameOf = (subset: Subset, weight: Weight) => `${subset}-${weight}`

/** The fonts that were read, by their files. */
const fonts = new Map<string, Buffer>()

function readFont(font: FontName, subset: Subset, weight: Weight): Buffer {
  const file = fontFile(font, nameOf(subset, weight))
  const loaded = fonts.get(file)
  if (loaded) return loaded
  const content = unpackWoff(readFileSync(file))
  fonts.set(file, content)
  return content
}

interface Style {
  size?: number
  weight?: Weight
  colour?: string
  x?: number
  width?: number
  align?: 'left' | 'right'
}

/** Writes a text, with each character from the font file that contains it. */
export function write({ doc }: Sheet, text: string, style: Style = {}): void {
  const { size = textSize, weight = '400', colour = ink, x = margin, align = 'left' } = style
  const { width = doc.page.width - margin - x } = style
  const runs = fontRuns(text)
  doc.fontSize(size).fillColor(colour)
  doc.x = x
  runs.forEach(({ text: part, subset }, index) => {
    doc.font(nameOf(subset, weight))
    doc.text(part, { width, align, lineGap, continued: index < runs.length - 1 })
  })
}

interface SheetFacts {
  title: string
  author: string
  locale: Locale
  font: FontName
  madeAt: Date
}

/** Begins a document. */
export function openSheet({ title, author, locale, font, madeAt }: SheetFacts): Sheet {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: margin, right: margin, bottom: 72, left: margin },
    pdfVersion: '1.7',
    // The package supports it, its types do not yet.
    subset: 'PDF/UA' as unknown as NonNullable<PDFKit.PDFDocumentOptions['subset']>,
    tagged: true,
    displayTitle: true,
    lang: `${locale}-BE`,
    bufferPages: true,
    info: { Title: title, Author: author, CreationDate: madeAt, ModDate: madeAt },
    // Without a font of our own the package would load one that is not embedded. Its types only accept file names.
    font: readFont(font, 'latin', '400') as unknown as string,
  })
  for (const subset of ['latin', 'latin-ext'] as const)
    for (const weight of ['400', '600'] as const)
      doc.registerFont(nameOf(subset, weight), readFont(font, subset, weight))
  const root = doc.struct('Document')
  doc.addStructure(root)
  return { doc, root }
}

const room = ({ doc }: Sheet): number => doc.page.height - doc.page.margins.bottom - doc.y

/** Continues on a new page when less than this height is left. */
export function needRoom(sheet: Sheet, points: number): void {
  if (room(sheet) < points) sheet.doc.addPage()
}

/** Height of a text across the page, in points. */
export function textHeight({ doc }: Sheet, text: string): number {
  doc.font(nameOf('latin', '400')).fontSize(textSize)
  return doc.heightOfString(text, { width: doc.page.width - 2 * margin, lineGap })
}

/** Visible content that screen readers skip. */
export function decorate({ doc }: Sheet, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
  doc.markContent('Artifact', { type } as PDFKit.Mixins.MarkingOptions)
  draw()
  doc.endMarkedContent()
}

function marked({ doc, root }: Sheet, tag: string, draw: () => void): void {
  root.add(doc.struct(tag, {}, draw))
}

/** Writes a heading, on a new page when little room is left. */
export function heading(sheet: Sheet, text: string, level: 1 | 2): void {
  needRoom(sheet, 90)
  sheet.doc.moveDown(level === 1 ? 0.6 : 0.9)
  marked(sheet, `H${level}`, () => write(sheet, text, { size: level === 1 ? 24 : 13, weight: '600' }))
  sheet.doc.moveDown(0.25)
}

/** Writes a paragraph, on a new page when little room is left. */
export function paragraph(sheet: Sheet, text: string, style: Style = {}): void {
  needRoom(sheet, 30)
  marked(sheet, 'P', () => write(sheet, text, style))
  sheet.doc.moveDown(0.35)
}

/** A label with its value beside it; a value may have several lines. */
export function fact(sheet: Sheet, label: string, value: string): void {
  const { doc, root } = sheet
  needRoom(sheet, 34)
  const top = doc.y
  const page = doc.page
  const item = doc.struct('P')
  root.add(item)
  item.add(doc.struct('Span', {}, () => write(sheet, label, { colour: slate, width: labelWidth - 12 })))
  const afterLabel = doc.y
  // The value begins beside its label, unless the label itself continued on a new page.
  if (doc.page === page) doc.y = top
  item.add(doc.struct('Span', {}, () => write(sheet, value, { x: margin + labelWidth })))
  item.end()
  if (doc.page === page) doc.y = Math.max(doc.y, afterLabel)
  doc.moveDown(0.2)
}

/** Boxes side by side, each with its label and room for a signature. */
export function signatures(sheet: Sheet, labels: string[]): void {
  const { doc } = sheet
  needRoom(sheet, 130)
  const gap = 18
  const width = (doc.page.width - 2 * margin - gap * (labels.length - 1)) / labels.length
  const top = doc.y + 6
  labels.forEach((label, index) => {
    const x = margin + index * (width + gap)
    doc.y = top
    marked(sheet, 'P', () => write(sheet, label, { x, width, size: 9, colour: slate }))
    decorate(sheet, () => {
      doc
        .moveTo(x, top + 96)
        .lineTo(x + width, top + 96)
        .lineWidth(0.75)
        .strokeColor(slate)
        .stroke()
    })
  })
  doc.y = top + 104
}

/** Ends the document: the same lines at the foot of every page, with its number. */
export function closeSheet(sheet: Sheet, footOf: (page: number, pages: number) => string[]): Promise<Buffer> {
  const { doc, root } = sheet
  root.end()
  const { start, count } = doc.bufferedPageRange()
  for (let index = start; index < start + count; index += 1) {
    doc.switchToPage(index)
    // Otherwise a line this low would begin a new page.
    doc.page.margins.bottom = 0
    doc.y = doc.page.height - 54
    decorate(
      sheet,
      () => {
        for (const line of footOf(index + 1, count)) write(sheet, line, { size: 7.5, colour: slate })
      },
      'Pagination',
    )
  }
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
    doc.end()
  })
}
