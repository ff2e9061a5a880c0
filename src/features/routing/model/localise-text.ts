import type { Locale } from '@/lib/i18n/locales'
import { isRecord } from '@/lib/values/read-value'

import { localiseLink } from './localise-link'
import type { RouteIndex } from './route-table'

declare const localised: unique symbol

/** A formatted text whose links lead to paths of one language. */
export type LocalisedText<Text extends object> = Text & { readonly [localised]: true }

type Row = Record<string, unknown>

const isLink = ({ type }: Row): boolean => type === 'link' || type === 'autolink'

function localiseNode(node: unknown, toHref: (url: string) => string): unknown {
  if (!isRecord(node)) return node
  const { fields, children } = node
  return {
    ...node,
    ...(Array.isArray(children) && { children: children.map((child) => localiseNode(child, toHref)) }),
    ...(isLink(node) &&
      isRecord(fields) &&
      typeof fields.url === 'string' && { fields: { ...fields, url: toHref(fields.url) } }),
  }
}

/**
 * Leads the links of a formatted text to the paths of a language, as `localiseLink` does for one link.
 *
 * @param text as the editor of texts stores it
 */
export function localiseText<Text extends object>(
  index: RouteIndex,
  text: Text | null | undefined,
  locale: Locale,
): LocalisedText<Text> | null {
  if (!text) return null
  const { root } = text as { root?: unknown }
  const located: Text = { ...text, root: localiseNode(root, (url) => localiseLink(index, url, locale)) }
  return located as LocalisedText<Text>
}
