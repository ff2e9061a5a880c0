import type { Page } from '@playwright/test'
import type { Field } from 'payload'

import { findBlock } from '@/blocks/registry'
import { collections, globals } from '@/collections/registry'

/** What an element of an editor's preview names: a field, and whose. */
interface MarkedField {
  /** Such as `agents/ID`; null for the previewed document. */
  document: string | null
  /** The id of the block of the form around it, relative to which the path is. */
  block: string | null
  /** Rows by their ids: `links.ID.label`. */
  path: string
}

/** Runs in the page. */
function readMarks(root: string) {
  /** As a person would describe it: its words, and the nearest elements around it. */
  function describe(what: string, element: Element): string {
    const places: string[] = []
    for (let each: Element | null = element; each && places.length < 4; each = each.parentElement) {
      const classes = each.getAttribute('class')?.split(' ').slice(0, 3).join('.')
      places.unshift(each.localName + (each.id ? `#${each.id}` : classes ? `.${classes}` : ''))
    }
    return `${what} in ${places.join(' > ')}`
  }

  /** Continues that of the element around it when it begins with a dot. */
  function pathOf(element: HTMLElement): string {
    const { field = '' } = element.dataset
    const around = field.startsWith('.') && element.parentElement?.closest<HTMLElement>('[data-field]')
    return around ? pathOf(around) + field : field
  }

  /** The blocks around an element, innermost first: each is between two hidden marks. */
  function blocksAround(element: Element): string[] {
    const blocks: string[] = []
    for (let each: Element | null = element; each; each = each.parentElement) {
      let ended = 0
      for (let before = each.previousElementSibling; before; before = before.previousElementSibling) {
        const { previewBlock, previewEnd } = (before as HTMLElement).dataset
        if (previewEnd !== undefined) ended += 1
        else if (previewBlock !== undefined && ended > 0) ended -= 1
        else if (previewBlock !== undefined) blocks.push(previewBlock)
      }
    }
    return blocks
  }

  const unmarked = new Set<string>()
  const fields = new Map<string, MarkedField>()
  const isCode = 'script, style, template, noscript, [hidden], [hidden] *, [data-preview-bar] *'
  const pictures = 'img, svg:not([aria-hidden="true"], [aria-hidden="true"] *), video, iframe'
  for (const place of document.querySelectorAll(root)) {
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? ''
      const element = walker.currentNode.parentElement
      if (!text || !element || element.closest(isCode)) continue
      if (!element.closest('[data-field], [data-document], [data-message]'))
        unmarked.add(describe(`“${text.slice(0, 60)}”`, element))
    }
    for (const element of place.querySelectorAll(pictures)) {
      if (element.closest(isCode) && element.localName !== 'iframe') continue
      if (!element.closest('[data-field], [data-document], [data-message]'))
        unmarked.add(describe(element.localName, element))
    }
    for (const element of place.querySelectorAll<HTMLElement>('[data-field]')) {
      const around = element.closest<HTMLElement>('[data-document]')
      const blocks = blocksAround(element)
      // What is inside a module of the library leads to that module.
      if (blocks.length > 1) continue
      const marked = {
        document: around?.dataset.document ?? null,
        block: blocks[0] ?? null,
        path: pathOf(element),
      }
      fields.set(JSON.stringify(marked), marked)
    }
  }
  return { unmarked: [...unmarked], fields: [...fields.values()] }
}

/**
 * The texts, pictures, films and maps of an editor's preview that name neither their field nor their document and are no
 * words of the product either; also what only phones, screen readers or paper show.
 *
 * @param root selector of the parts to look at
 */
export const unmarkedContent = async (page: Page, root = 'main'): Promise<string[]> =>
  (await page.evaluate(readMarks, root)).unmarked

type NamedField = Field & { name: string }

/** Rows, collapsibles and tabs without a name arrange the fields of the level around them. */
const namedFields = (fields: readonly Field[]): NamedField[] =>
  fields.flatMap((field): NamedField[] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name
          ? [{ type: 'group', name: tab.name, fields: tab.fields }]
          : namedFields(tab.fields),
      )
    if ('name' in field && field.name) return [field as NamedField]
    return 'fields' in field ? namedFields(field.fields) : []
  })

/** Whether there is a field at a path of steps; the step after a list is a row, whatever its id. */
function hasFieldAt(fields: readonly Field[], [name, ...rest]: readonly string[]): boolean {
  const field = namedFields(fields).find((each) => each.name === name)
  if (!field) return false
  if (rest.length === 0) return true
  if (field.type === 'array') return rest.length === 1 || hasFieldAt(field.fields, rest.slice(1))
  return 'fields' in field && hasFieldAt(field.fields, rest)
}

/** The fields of the form of a document, such as `pages/ID` or `globals/header`. */
function fieldsOfForm(document: string): readonly Field[] {
  const [kind = '', id = ''] = document.split('/')
  const records = kind === 'globals' ? globals : collections
  const slug = kind === 'globals' ? id : kind
  return records.find(({ schema }) => schema.slug === slug)?.schema.fields ?? []
}

/**
 * The marks of an editor's preview that lead to no field of the form.
 *
 * @param previewed such as `properties/ID`
 * @param blockTypes the types of its blocks, by id
 */
export async function deadMarks(
  page: Page,
  { previewed, blockTypes = {} }: { previewed: string; blockTypes?: Record<string, string> },
  root = 'main',
): Promise<string[]> {
  const { fields } = await page.evaluate(readMarks, root)
  const fieldsOf = ({ document, block }: MarkedField): readonly Field[] =>
    block !== null && document === null
      ? (findBlock(blockTypes[block] ?? '')?.schema.fields ?? [])
      : fieldsOfForm(document ?? previewed)
  return fields
    .filter((marked) => !hasFieldAt(fieldsOf(marked), marked.path.split('.')))
    .map(
      ({ document, block, path }) =>
        `${path} of ${document ?? `${previewed} ${blockTypes[block ?? ''] ?? ''}`}`,
    )
}
