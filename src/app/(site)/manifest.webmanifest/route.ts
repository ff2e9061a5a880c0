import { getLanguages, getSettings } from '@/features/content/server/reads'
import { siteIcons, type SiteIcons } from '@/features/media/model/site-icons'
import { brandColours } from '@/lib/values/brand-colours'

/** The name and the colour are settings of the running site. */
export const dynamic = 'force-dynamic'

const defaultIcons = [192, 512].map((size) => ({
  src: `/icons/icon-${size}.png`,
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
  const name = config.agency?.name ?? 'Perron'
  const uploaded = siteIcons(config.brand?.favicon)
  const icons = uploaded ? withoutRepeats(uploaded) : defaultIcons
  const manifest = {
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    lang: languages.default,
    name,
    short_name: name,
    icons,
    background_color: '#ffffff',
    theme_color: brandColours(config.brand).brand,
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  })
}
