import {
  $createTextNode,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  ElementNode,
  type DOMConversionMap,
  type DOMConversionOutput,
  type EditorConfig,
  type LexicalNode,
  type NodeKey,
  type SerializedElementNode,
} from '@payloadcms/richtext-lexical/lexical'

import { findSafeLink } from '@/lib/values/external-link'
import { textOf } from '@/lib/values/read-value'
import { newId } from '@/lib/values/row-ids'

type LinkFields = Record<string, unknown>
type SerializedLink = SerializedElementNode & { fields?: LinkFields; id?: string }

/** The version of a link as Payload's editor of texts stores it. */
const storedVersion = 3

/**
 * A link of a text, stored as Payload's editor of texts stores it. Payload's own node comes with the dialogs and styles of
 * the studio, which the page must not have.
 */
export class TextLink extends ElementNode {
  protected fields: LinkFields
  protected id: string | undefined

  constructor(fields: LinkFields = {}, id?: string, key?: NodeKey) {
    super(key)
    this.fields = fields
    this.id = id
  }

  static override getType(): string {
    return 'link'
  }

  static override clone(node: TextLink): TextLink {
    return new this(node.fields, node.id, node.__key)
  }

  static override importJSON({ fields = {}, id, ...rest }: SerializedLink): TextLink {
    return new this(fields, id).updateFromJSON(rest as SerializedElementNode)
  }

  static override importDOM(): DOMConversionMap | null {
    return { a: () => ({ conversion: readAnchor, priority: 1 }) }
  }

  override exportJSON(): SerializedLink {
    const id = this.getLatest().id
    return {
      ...super.exportJSON(),
      type: this.getType(),
      fields: this.getLatest().fields,
      version: storedVersion,
      ...(id && { id }),
    }
  }

  override createDOM(_: EditorConfig): HTMLElement {
    const element = document.createElement('a')
    element.href = findSafeLink(this.url)?.href ?? '#'
    return element
  }

  override updateDOM(before: this): boolean {
    return before.fields !== this.fields
  }

  override isInline(): boolean {
    return true
  }

  override canBeEmpty(): boolean {
    return false
  }

  override canInsertTextBefore(): boolean {
    return false
  }

  override canInsertTextAfter(): boolean {
    return false
  }

  get url(): string {
    return textOf(this.getLatest().fields.url)
  }

  setUrl(url: string): void {
    const link = this.getWritable()
    link.fields = { ...link.fields, url }
  }
}

/** A link that the form made of an address while it was typed. Lexical wants each class to have these three. */
export class AutoTextLink extends TextLink {
  static override getType(): string {
    return 'autolink'
  }

  static override clone(node: TextLink): TextLink {
    return super.clone(node)
  }

  static override importJSON(stored: SerializedLink): TextLink {
    return super.importJSON(stored)
  }
}

const newLink = (url: string): TextLink => new TextLink({ linkType: 'custom', newTab: false, url }, newId())

function readAnchor(element: HTMLElement): DOMConversionOutput {
  const url = element.getAttribute('href') ?? ''
  return { node: findSafeLink(url) ? newLink(url) : null }
}

const linkAround = (node: LexicalNode): TextLink | null =>
  [node, ...node.getParents()].find((each): each is TextLink => each instanceof TextLink) ?? null

/** The URL of the link at the caret; null outside links. */
export function $selectedUrl(): string | null {
  const selection = $getSelection()
  const [node] = $isRangeSelection(selection) ? selection.getNodes() : []
  return (node && linkAround(node)?.url) ?? null
}

function unwrap(link: TextLink): void {
  for (const child of link.getChildren()) link.insertBefore(child)
  link.remove()
}

/** Makes the selected words a link, changes the one at the caret, or removes it when the URL is empty. */
export function $setLink(url: string): void {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return
  const links = new Set(selection.getNodes().flatMap((node) => linkAround(node) ?? []))
  if (links.size > 0 || url === '') {
    for (const link of links) {
      if (url === '') unwrap(link)
      else link.setUrl(url)
    }
    return
  }
  if (selection.isCollapsed()) {
    selection.insertNodes([newLink(url).append($createTextNode(url))])
    return
  }
  let link: TextLink | null = null
  for (const node of selection.extract()) {
    if ($isElementNode(node) && !node.isInline()) link = null
    else {
      // One link over neighbours, another one in the next paragraph.
      if (!link?.is(node.getPreviousSibling())) {
        link = newLink(url)
        node.insertBefore(link)
      }
      link.append(node)
    }
  }
}
