import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { RichText as LexicalRichText } from '@payloadcms/richtext-lexical/react'

interface RichTextProps {
  data: SerializedEditorState | null | undefined
  className?: string
}

/** Text that editors wrote, as HTML. */
export function RichText({ data, className = '' }: RichTextProps) {
  if (!data) return null
  return <LexicalRichText data={data} className={`prose ${className}`} />
}
