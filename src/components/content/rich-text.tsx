import type { DefaultNodeTypes, SerializedLinkNode } from '@payloadcms/richtext-lexical'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { RichText as LexicalRichText, type JSXConverters } from '@payloadcms/richtext-lexical/react'
import type { ReactNode } from 'react'

import { SmartLink } from '@/components/ui/smart-link'

interface RichTextProps {
  data: SerializedEditorState | null | undefined
  className?: string
}

type LinkFields = Pick<SerializedLinkNode['fields'], 'url'>

const toLink = ({ url }: LinkFields, children: ReactNode) => (
  <SmartLink href={url ?? ''}>{children}</SmartLink>
)

/** Links follow the rule of all links: what leaves the site opens in a new tab (acceptance A16). */
const links: JSXConverters<DefaultNodeTypes> = {
  autolink: ({ node, nodesToJSX }) => toLink(node.fields, nodesToJSX({ nodes: node.children })),
  link: ({ node, nodesToJSX }) => toLink(node.fields, nodesToJSX({ nodes: node.children })),
}

/** Text that editors wrote, as HTML. */
export function RichText({ data, className = '' }: RichTextProps) {
  if (!data) return null
  return (
    <LexicalRichText
      data={data}
      className={`prose ${className}`}
      converters={({ defaultConverters }) => ({ ...defaultConverters, ...links })}
    />
  )
}
