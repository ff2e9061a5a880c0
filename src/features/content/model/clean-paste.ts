/**
 * Prepares pasted HTML for the editor of texts, which knows paragraphs, headings and lists, and pictures of the media
 * library alone. Word writes lists as paragraphs and refers to pictures on the editor's own disk. Works on text, because
 * Word's output is regular and its conditional comments are no elements.
 */

interface CleanedPaste {
  html: string
  /** Pictures that cannot be taken along. */
  lostPictures: number
}

const picture = /<img\b[^>]*>/gi

/** A picture that the browser has in full can be uploaded; the editor's own nodes and check boxes are no new pictures. */
const isPreserved = (tag: string): boolean =>
  /\ssrc\s*=\s*["']?data:image\/(?:png|jpeg|jpg|webp|gif|avif);base64,/i.test(tag) ||
  /\sdata-lexical-(?:upload-id|pending-upload-form-id)\s*=/i.test(tag) ||
  /\saria-roledescription\s*=\s*["']?checkbox/i.test(tag)

/** VML is for Word alone; browsers get the same pictures as `<img>`. */
const withoutVml = (html: string): string => html.replace(/<!--\[if gte vml[\s\S]*?<!\[endif\]-->/gi, '')

function withoutPictures(html: string): CleanedPaste {
  let lostPictures = 0
  const withoutTags = html.replace(picture, (tag) => {
    if (isPreserved(tag)) return tag
    lostPictures += 1
    return ''
  })
  return { html: withoutTags, lostPictures }
}

/**
 * Whether a paste is one picture and nothing else, as when a picture is copied in a browser. Its address is of no use
 * then, but the clipboard usually has the picture as a file too. False for a picture that can be taken along as it is.
 */
export function isOnePicture(html: string): boolean {
  const visible = html.replace(/<!--[\s\S]*?-->|<(style|title|xml)\b[\s\S]*?<\/\1>/gi, '')
  const [tag, ...others] = visible.match(picture) ?? []
  return tag !== undefined && others.length === 0 && !isPreserved(tag) && wordsOf(visible) === ''
}

const marker =
  /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>|<span[^>]*mso-list:\s*Ignore[^>]*>([\s\S]*?)<\/span>\s*(?=<)/i

const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;|&#160;|\u00a0/g, ' ')
    .trim()

/** `1.`, `2)`, `a.`, `iv.` */
const isNumber = (text: string): boolean => /^(?:\d{1,3}|[a-z]|[ivxlc]{1,6})[.)]/i.test(text)

interface ListLine {
  level: number
  tag: 'ol' | 'ul'
  html: string
}

/** A paragraph that Word shows as a point of a list; null for another. */
function listLine(attributes: string, content: string): ListLine | null {
  const level = /mso-list:\s*l\d+\s+level(\d+)/i.exec(attributes)?.[1]
  if (level === undefined) return null
  const sign = marker.exec(content)
  const tag = isNumber(wordsOf(sign?.[1] ?? sign?.[2] ?? '')) ? 'ol' : 'ul'
  return { level: Math.min(Number(level), 9), tag, html: content.replace(marker, '') }
}

/** Consecutive points as nested lists. */
function toList(lines: readonly ListLine[]): string {
  let html = ''
  const open: ListLine['tag'][] = []
  const close = () => {
    html += `</li></${open.pop()}>`
  }
  for (const line of lines) {
    while (open.length > line.level || (open.length === line.level && open.at(-1) !== line.tag)) close()
    if (open.length === line.level) html += '</li>'
    while (open.length < line.level) {
      // A list inside a list needs a point of its own, also when Word leaves out a level.
      html += open.length + 1 < line.level ? `<${line.tag}><li>` : `<${line.tag}>`
      open.push(line.tag)
    }
    html += `<li>${line.html}`
  }
  while (open.length > 0) close()
  return html
}

/** What ends a list that begins before it: a list does not go on behind a heading or a picture, or in the next cell of a table. */
const listEnd = /<\/?(?:h\d|table|tr|td|th|ul|ol|img|hr)\b/i

const paragraph = /<p\b([^>]*)>([\s\S]*?)<\/p>/gi

function withLists(html: string): string {
  let result = ''
  let end = 0
  let lines: ListLine[] = []
  const finish = () => {
    result += toList(lines)
    lines = []
  }
  for (const match of html.matchAll(paragraph)) {
    const between = html.slice(end, match.index)
    const line = listLine(match[1] ?? '', match[2] ?? '')
    if (lines.length > 0 && (!line || wordsOf(between) !== '' || listEnd.test(between))) finish()
    if (lines.length === 0) result += between
    if (line) lines.push(line)
    else result += match[0]
    end = match.index + match[0].length
  }
  finish()
  return result + html.slice(end)
}

const innermostTable = /<table\b[^>]*>((?:(?!<table\b)[\s\S])*?)<\/table>/i
const cell = /<t[dh]\b[^>]*>([\s\S]*?)(?=<\/t[dh]>|<t[dh]\b|<\/tr>|$)/gi

/** The words of a cell in one line: only marks inside a line stay. */
const inLine = (html: string): string =>
  html
    .replace(/<\/(?:p|div|li|h\d)>|<br\b[^>]*>/gi, ' ')
    .replace(/<\/?(?:p|div|ul|ol|li|h\d)\b[^>]*>/gi, '')
    .trim()

/** The editor has no tables: each row becomes a paragraph, with its cells separated. */
function rowsOf(table: string): string {
  return table
    .split(/<tr\b[^>]*>/i)
    .slice(1)
    .map((row) => [...row.matchAll(cell)].map((match) => inLine(match[1] ?? '')))
    .filter((cells) => cells.some((each) => wordsOf(each) !== ''))
    .map((cells) => `<p>${cells.join(' | ')}</p>`)
    .join('')
}

function withoutTables(html: string): string {
  let result = html
  for (let match = innermostTable.exec(result); match; match = innermostTable.exec(result))
    result = result.replace(match[0], () => rowsOf(match?.[1] ?? ''))
  return result
}

/** The HTML of a paste as the editor can keep it; unchanged when there is nothing to prepare. */
export function cleanPaste(html: string): CleanedPaste {
  const { html: text, lostPictures } = withoutPictures(withoutVml(html))
  return { html: withoutTables(withLists(text)), lostPictures }
}
