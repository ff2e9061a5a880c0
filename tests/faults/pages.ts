import { ask, type Answer } from '../rig/http'

/** Paths of published pages in one language, from the sitemap. */
export async function findPagePaths(origin: string, limit: number): Promise<string[]> {
  const locs = async (path: string) => {
    const { text } = await ask(`${origin}${path}`)
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(loc ?? '/', origin).pathname)
  }
  const parts = await locs('/sitemap.xml')
  const paths = (await Promise.all(parts.map(locs))).flat().filter((path) => path.startsWith('/fr/'))
  const step = Math.max(1, Math.floor(paths.length / limit))
  return ['/fr/', ...paths.filter((_, index) => index % step === 0)].slice(0, limit)
}

/** Opens pages one after the other until it is stopped. */
export function watchPages(origin: string, paths: readonly string[], pauseMs = 50) {
  const answers: Answer[] = []
  let isOver = false
  const watching = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      answers.push(await ask(`${origin}${paths[turn % paths.length]}`))
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  })()
  return async (): Promise<Answer[]> => {
    isOver = true
    await watching
    return answers
  }
}
