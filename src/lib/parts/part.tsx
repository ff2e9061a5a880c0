import type { ReactNode } from 'react'

import { renderPart } from './render-part'

type AnyView = (props: never) => ReactNode

interface PartProps<View extends AnyView> {
  /** Its name in `src/server/parts.tsx`, or in `src/islands.ts`. */
  name: string
  props: Parameters<View>[0] & object
  /** For `data-field`. */
  field?: string | undefined
}

/**
 * A part that is whole without React in the browser, such as a list: the HTTP server can render it again alone, for other
 * filters or for a refused form, and put it into the page.
 */
export const Part = <View extends AnyView>({ name, props, field }: PartProps<View>) => (
  <div
    className="contents"
    data-part={name}
    data-field={field}
    // `start.js` changes it before React of a preview, or of `npm run dev`, compares it with what the server sent.
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: renderPart(name, props, '') + partEnd(name) }}
  />
)

/** Ends the HTML of a part in a page. */
export const partEnd = (name: string): string => `<!--/${name}-->`

interface IslandProps<View extends AnyView> extends PartProps<View> {
  /** Of the elements' ids; two of the same name on one page need different ones. */
  id?: string
  /** It starts with the page and not at the first gesture on it. */
  startsNow?: boolean
}

/** A part that React takes over in the browser when it is first used: `start-islands.ts`. */
export function Island<View extends AnyView>({ name, props, id = name, startsNow }: IslandProps<View>) {
  const prefix = `${id}-`
  return (
    <div
      className="contents"
      data-island={name}
      data-prefix={id === name ? undefined : prefix}
      data-props={JSON.stringify(props)}
      data-starts-now={startsNow ? '' : undefined}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: renderPart(name, props, prefix) }}
    />
  )
}
