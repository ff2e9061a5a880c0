'use client'

import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react'

/**
 * Wraps a part of the page that needs JavaScript and is not needed at first: its code is fetched after hydration,
 * and only on pages that contain it. Once it is there, further parts of the same kind show it at once.
 *
 * @param load imports the component; a literal `import()`, so that the bundler finds it
 * @returns a component with the same props, and `until` for the placeholder
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let component: ComponentType<Props> | null = null
  const listeners = new Set<() => void>()
  // React calls it after hydration. If the code cannot be fetched, the placeholder stays and the rest of the page works.
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    if (!component)
      load().then(
        (loaded) => {
          component = loaded
          listeners.forEach((each) => each())
        },
        () => undefined,
      )
    return () => void listeners.delete(listener)
  }
  return function LazyPart({ until = null, ...props }: Props & { until?: ReactNode }) {
    const Live = useSyncExternalStore(
      subscribe,
      () => component,
      () => null,
    )
    // Without `until` the remaining props are exactly those of the component.
    return Live ? <Live {...(props as unknown as Props)} /> : until
  }
}
