import { processState } from '@/lib/process-state'

/**
 * Renders one of the parts that `src/server/parts.tsx` lists, with React's own renderer.
 *
 * @returns its HTML, as React wrote it
 */
export type RenderPart = (name: string, props: object, prefix: string) => string

const state = () => processState<{ render: RenderPart | null }>('parts', () => ({ render: null }))

/** Called by the HTTP server when it starts, and by the setup of tests, which have no server. */
export function shareParts(render: RenderPart): void {
  state().render = render
}

/**
 * Renders a part of a page. Next refuses components with state that are no client modules, and a static import of
 * `react-dom/server`, so the bundle of the HTTP server does it.
 *
 * @throws when this process has no HTTP server
 */
export function renderPart(name: string, props: object, prefix: string): string {
  const { render } = state()
  if (!render) throw new Error(`This process has no renderer for the part "${name}"`)
  return render(name, props, prefix)
}
