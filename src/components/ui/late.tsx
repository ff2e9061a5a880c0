'use client'

import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

/**
 * A part of the page that only lives with JavaScript and is not needed at first: its code is fetched once the page
 * is awake, and not at all on pages without it.
 *
 * @param load imports the component; written as a literal `import()`, so that the bundler sees it
 * @returns a component with the same props, and `until` for what stands in its place before
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return function Late({ until = null, ...props }: Props & { until?: ReactNode }) {
    const [Live, setLive] = useState<ComponentType<Props> | null>(null)
    useEffect(() => {
      // What cannot be fetched is missing; everything else on the page goes on.
      load().then(
        (component) => setLive(() => component),
        () => undefined,
      )
    }, [])
    // Without `until` the rest is exactly the props of the component.
    return Live ? <Live {...(props as unknown as Props)} /> : until
  }
}
