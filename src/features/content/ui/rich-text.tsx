import type { DefaultNodeTypes, SerializedLinkNode } from '@payloadcms/richtext-lexical'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { RichText as LexicalRichText, type JSXConverters } from '@payloadcms/richtext-lexical/react'
import type { ReactNode } from 'react'

import { SmartLink } from '@/components/ui/smart-link'
import type { LocalisedText } from '@/features/routing/model/localise-text'
import { ownPicture } from '@/lib/http/picture-url'
import { isRecord, textOf } from '@/lib/values/read-value'

interface RichTextProps {
  data: LocalisedText<SerializedEditorState> | null
  className?: string
}

type LinkFields = Pick<SerializedLinkNode['fields'], 'url'>

const toLink = ({ url }: LinkFields, children: ReactNode) => (
  <SmartLink href={url ?? ''}>{children}</SmartLink>
)

/** A picture of this site: what a text stores about its file comes from a request and is not relied on. */
const toPicture = (value: unknown) => {
  if (!isRecord(value)) return null
  const { url, alt, width, height } = value
  const path = textOf(url).replace(/^https:\/\/[^/]+/, '')
  if (!ownPicture.test(path)) return null
  const size = typeof width === 'number' && typeof height === 'number' ? { width, height } : {}
  return <img src={path} alt={textOf(alt)} loading="lazy" {...size} />
}

/** Links pass the check of all links and open other sites in a new tab (acceptance A16). */
const ownConverters: JSXConverters<DefaultNodeTypes> = {
  autolink: ({ node, nodesToJSX }) => toLink(node.fields, nodesToJSX({ nodes: node.children })),
  link: ({ node, nodesToJSX }) => toLink(node.fields, nodesToJSX({ nodes: node.children })),
  upload: ({ node }) => toPicture(node.value),
}

/** Text that editors wrote, as HTML. */
export function RichText({ data, className = '' }: RichTextProps) {
  if (!data) return null
  return (
    <LexicalRichText
      data={data}
      className={`prose ${className}`}
      converters={({ defaultConverters }) => ({ ...defaultConverters, ...ownConverters })}
    />
  )
}
