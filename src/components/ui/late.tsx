'use client'

import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

/**
 * Wraps a part of the page that needs JavaScript and is not needed at first: its code is fetched after hydration,
 * and only on pages that contain it.
 *
 * @param load imports the component; a literal `import()`, so that the bundler finds it
 * @returns a component with the same props, and `until` for the placeholder
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return function Late({ until = null, ...props }: Props & { until?: ReactNode }) {
    const [Live, setLive] = useState<ComponentType<Props> | null>(null)
    useEffect(() => {
      // If the code cannot be fetched, the placeholder stays and the rest of the page works.
      load().then(
        (component) => setLive(() => component),
        () => undefined,
      )
    }, [])
    // Without `until` the remaining props are exactly those of the component.
    return Live ? <Live {...(props as unknown as Props)} /> : until
  }
}
