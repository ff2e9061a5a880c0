import type { StudioSession } from '../rig/studio-session'

/** Deletes a source of imports with its runs and everything that came from it. @param key of the source */
export async function removeImportSource(session: StudioSession, key: string): Promise<void> {
  for (const [collection, field] of [
    ['properties', 'source'],
    ['importRuns', 'source'],
    ['importSources', 'key'],
  ] as const) {
    const sources = await session.find(
      `/${collection}/?where[${field}][equals]=${key}&limit=50&depth=0&draft=true`,
    )
    for (const { id } of sources) await session.remove(`/${collection}/${id}/`)
  }
}
