import { getLanguages, getSettings } from '@/features/content/server/reads'
import { siteIcons, type SiteIcons } from '@/features/media/model/site-icons'
import { themeFilePath } from '@/lib/theme/theme-pictures'
import { productName } from '@/lib/site-config'
import { resolveTheme, type Theme } from '@/lib/theme/theme'

/** The name and the colour are settings of the running site. */
export const dynamic = 'force-dynamic'

const ownIcons = (theme: Theme) =>
  ([192, 512] as const).map((size) => ({
    src: themeFilePath(`icon-${size}.png`, theme),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  }))

/** The uploaded picture may reach its edges, so it is not offered for masks. */
const withoutRepeats = ({ small, original }: SiteIcons) =>
  [...new Set([small, original])].map((icon) => ({ ...icon, purpose: 'any' }))

/** What a phone needs to keep the site among its apps, in the default language. */
export async function GET(): Promise<Response> {
  const languages = await getLanguages()
  const { config } = await getSettings(languages.default)
  const theme = resolveTheme(config.brand)
  const name = config.agency?.name ?? productName
  const uploaded = siteIcons(config.brand?.favicon)
  const icons = uploaded ? withoutRepeats(uploaded) : ownIcons(theme)
  const manifest = {
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    lang: languages.default,
    name,
    short_name: name,
    icons,
    background_color: theme.palette.ground,
    theme_color: theme.palette.brand,
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  })
}
