/** The parts of a Lexical editor state that the texts of the files use, as the editor stores them. */
interface LexicalNode {
  type: string
  version: number
  [key: string]: unknown
}

export interface LexicalState {
  root: {
    type: 'root'
    version: number
    direction: 'ltr'
    format: ''
    indent: number
    children: LexicalNode[]
  }
  [key: string]: unknown
}

const textNode = (text: string): LexicalNode => ({
  type: 'text',
  version: 1,
  detail: 0,
  format: 0,
  mode: 'normal',
  style: '',
  text,
})

const element = (type: string, children: LexicalNode[], rest: Record<string, unknown> = {}): LexicalNode => ({
  type,
  version: 1,
  direction: 'ltr',
  format: '',
  indent: 0,
  children,
  ...rest,
})

/** Found in running text, so that a visitor can click or call. */
const linkPattern = /https?:\/\/[^\s)]+[^\s).,;]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\{(?:phone|email)\}/g

function linkUrl(text: string): string {
  if (text === '{phone}') return `tel:${text}`
  return text === '{email}' || text.includes('@') ? `mailto:${text}` : text
}

const linkNode = (text: string): LexicalNode =>
  element('link', [textNode(text)], {
    version: 3,
    fields: { linkType: 'custom', newTab: false, url: linkUrl(text) },
  })

function inlineNodes(text: string): LexicalNode[] {
  const nodes: LexicalNode[] = []
  let end = 0
  for (const match of text.matchAll(linkPattern)) {
    if (match.index > end) nodes.push(textNode(text.slice(end, match.index)))
    nodes.push(linkNode(match[0]))
    end = match.index + match[0].length
  }
  if (end < text.length || nodes.length === 0) nodes.push(textNode(text.slice(end)))
  return nodes
}

const listItem = (text: string, at: number): LexicalNode =>
  element('listitem', inlineNodes(text), { value: at + 1 })

const listNode = (items: readonly string[]): LexicalNode =>
  element('list', items.map(listItem), { listType: 'bullet', tag: 'ul', start: 1 })

const headings: readonly (readonly [mark: string, tag: string])[] = [
  ['## ', 'h2'],
  ['### ', 'h3'],
]

function blockNode(line: string): LexicalNode {
  const [mark, tag] = headings.find(([start]) => line.startsWith(start)) ?? []
  if (mark) return element('heading', inlineNodes(line.slice(mark.length)), { tag })
  return element('paragraph', inlineNodes(line), { textFormat: 0, textStyle: '' })
}

const bullet = '- '

function blockNodes(lines: readonly string[]): LexicalNode[] {
  const nodes: LexicalNode[] = []
  let items: string[] = []
  const endList = () => {
    if (items.length > 0) nodes.push(listNode(items))
    items = []
  }
  for (const line of lines) {
    if (line.startsWith(bullet)) items.push(line.slice(bullet.length))
    else {
      endList()
      nodes.push(blockNode(line))
    }
  }
  endList()
  return nodes
}

/**
 * Running text as the rich text editor stores it.
 *
 * @param lines a paragraph each; `## ` and `### ` begin headings, `- ` the items of a list
 */
export const toLexical = (lines: readonly string[]): LexicalState => ({
  root: {
    type: 'root',
    version: 1,
    direction: 'ltr',
    format: '',
    indent: 0,
    children: blockNodes(lines),
  },
})
