import { getLanguages, getSettings } from '@/features/content/server/reads'
import { readThemeFile } from '@/lib/theme/theme-pictures'
import { resolveTheme } from '@/lib/theme/theme'

interface ThemeFileContext {
  params: Promise<{ file: string }>
}

/** The colours are settings of the running site. */
export const dynamic = 'force-dynamic'

/** Icons and logos of `site/` in the colours of today. The HTTP server answers for the stylesheet itself. */
export async function GET(_: Request, { params }: ThemeFileContext): Promise<Response> {
  const [{ file }, languages] = await Promise.all([params, getLanguages()])
  const { config } = await getSettings(languages.default)
  const picture = await readThemeFile(file, resolveTheme(config.brand))
  if (!picture) return new Response('Not found', { status: 404 })
  return new Response(new Uint8Array(picture.content), {
    headers: { 'content-type': picture.type, 'cache-control': 'public, max-age=86400' },
  })
}
