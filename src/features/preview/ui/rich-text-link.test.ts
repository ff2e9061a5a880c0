import {
  $createParagraphNode,
  $createRangeSelection,
  $createTextNode,
  $getRoot,
  $setSelection,
  createEditor,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { expect, test } from 'vitest'

import { $selectedUrl, $setLink, AutoTextLink, TextLink } from './rich-text-link'

const newEditor = (): LexicalEditor =>
  createEditor({
    nodes: [TextLink, AutoTextLink],
    onError: (error) => {
      throw error
    },
  })

/** An editor with two paragraphs and a selection. Positions are counted in characters over both paragraphs. */
function editorWith(from: number, to: number): LexicalEditor {
  const editor = newEditor()
  editor.update(
    () => {
      const texts = ['one two', 'three'].map((text) => $createTextNode(text))
      $getRoot().append(...texts.map((text) => $createParagraphNode().append(text)))
      const selection = $createRangeSelection()
      const place = (at: number) => (at > 7 ? ([texts[1], at - 7] as const) : ([texts[0], at] as const))
      const [[first, start], [last, end]] = [place(from), place(to)]
      selection.anchor.set(first?.getKey() ?? '', start, 'text')
      selection.focus.set(last?.getKey() ?? '', end, 'text')
      $setSelection(selection)
    },
    { discrete: true },
  )
  return editor
}

const setLink = (editor: LexicalEditor, url: string) => editor.update(() => $setLink(url), { discrete: true })

interface Stored {
  type: string
  text?: string
  fields?: { url: string }
  children?: Stored[]
}

/** The paragraphs as short text: links in brackets. */
const shown = (editor: LexicalEditor): string[] => {
  const write = ({ type, text = '', fields, children = [] }: Stored): string => {
    const inner = text + children.map(write).join('')
    return type === 'link' || type === 'autolink' ? `[${inner}](${fields?.url})` : inner
  }
  const { root } = editor.getEditorState().toJSON() as unknown as { root: Stored }
  return (root.children ?? []).map(write)
}

test('selected words become a link, in each paragraph one', () => {
  const editor = editorWith(4, 9)
  setLink(editor, '/fr/contact/')
  expect(shown(editor)).toEqual(['one [two](/fr/contact/)', '[th](/fr/contact/)ree'])
})

test('the link at the caret gets another URL, or is removed', () => {
  const editor = editorWith(4, 7)
  setLink(editor, '/a/')
  expect(editor.getEditorState().read($selectedUrl)).toBe('/a/')
  setLink(editor, '/b/')
  expect(shown(editor)).toEqual(['one [two](/b/)', 'three'])
  setLink(editor, '')
  expect(shown(editor)).toEqual(['one two', 'three'])
  expect(editor.getEditorState().read($selectedUrl)).toBeNull()
})

test('without selected words the URL is the text', () => {
  const editor = editorWith(4, 4)
  setLink(editor, 'https://agency.example/')
  expect(shown(editor)).toEqual(['one [https://agency.example/](https://agency.example/)two', 'three'])
})

test('what the form stores about a link stays', () => {
  const link = {
    type: 'link',
    version: 3,
    id: '65f1c0ffee65f1c0ffee65f1',
    fields: { linkType: 'custom', newTab: true, url: '/a/' },
    children: [{ type: 'text', version: 1, text: 'one', mode: 'normal', format: 0, style: '', detail: 0 }],
    direction: null,
    format: '',
    indent: 0,
  }
  const paragraph = { ...link, type: 'paragraph', version: 1, textFormat: 0, textStyle: '' }
  const { id: _, fields: __, ...plainParagraph } = paragraph
  const text = {
    root: {
      type: 'root',
      version: 1,
      direction: null,
      format: '',
      indent: 0,
      children: [{ ...plainParagraph, children: [link, { ...link, type: 'autolink' }] }],
    },
  }
  const editor = newEditor()
  editor.setEditorState(editor.parseEditorState(JSON.stringify(text)))
  expect(editor.getEditorState().toJSON()).toEqual(text)
})
