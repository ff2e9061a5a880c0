import { locales } from '@/lib/i18n/locales'

export interface MixedRequest {
  url: string
  init?: RequestInit
}

async function readText(url: string): Promise<string> {
  const answer = await fetch(url)
  return answer.ok ? answer.text() : ''
}

const locationsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, url]) => (url ? [url.replaceAll('&amp;', '&')] : []))

/** Every page that the sitemaps name, at the origin of this server. */
async function findPages(origin: string): Promise<string[]> {
  const maps = locationsIn(await readText(`${origin}/sitemap.xml`))
  const lists = await Promise.all(maps.map((map) => readText(origin + new URL(map).pathname)))
  return lists.flatMap(locationsIn).map((url) => new URL(url).pathname)
}

/** The pictures, scripts and styles of a page. */
async function findFiles(origin: string, page: string): Promise<string[]> {
  const html = await readText(origin + page)
  return [...html.matchAll(/(?:src|href)="(\/(?:api\/media|images|_next\/static|page-css)[^"]*)"/g)].flatMap(
    ([, file]) => (file ? [file.replaceAll('&amp;', '&')] : []),
  )
}

/** A client IP for each request, so that the limits of one visitor do not end the run early. */
const visitor = (index: number): string => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`

const forms = ['siteContact', 'contactMe', 'contactAppointment', 'jobContact']

/** The kinds of requests, in turn; the index makes each one different. */
const kindsOf = (pages: readonly string[], files: readonly string[]) => {
  const localeOf = (index: number) => locales[index % locales.length] ?? 'fr'
  const pageOf = (index: number) => pages[index % pages.length] ?? '/fr/'
  return [
    (index: number) => pageOf(index),
    (index: number) => pageOf(index * 7),
    (index: number) => files[index % files.length] ?? '/robots.txt',
    (index: number) => files[(index * 5) % files.length] ?? '/robots.txt',
    // Filtered lists, which are rendered at each request.
    (index: number) => `${pageOf(index)}?priceMin=${1000 * (index % 900)}&bedroomsMin=${index % 5}`,
    (index: number) => `/quick-search/${localeOf(index)}/?q=${index % 5000}`,
    (index: number) => `/map-data/${localeOf(index)}/points/?priceMin=${1000 * (index % 900)}`,
    (index: number) => `/${localeOf(index)}/not-here-${index}/`,
    (index: number) => `/${localeOf(index)}/my/offer/${index}/1-wrong/`,
    (index: number) => (index % 2 === 0 ? '/admin/login/' : '/api/properties/?limit=5'),
  ]
}

function formRequest(origin: string, index: number): MixedRequest {
  const kind = forms[index % forms.length] ?? ''
  const locale = locales[index % locales.length] ?? 'fr'
  const body = new FormData()
  body.append('lastName', 'x'.repeat(1000))
  body.append('cv', new File(['%PDF-', 'x'.repeat(200_000)], 'cv.pdf'))
  return {
    url: `${origin}/${locale}/forms/${kind}/`,
    init: { method: 'POST', body, headers: { origin, 'x-forwarded-for': visitor(index) } },
  }
}

/** Pages, files, lists, searches, unknown paths, wrong links, the studio, and refused forms with files. */
export async function mixedRequests(origin: string, count: number): Promise<MixedRequest[]> {
  const pages = await findPages(origin)
  const some = pages.filter((_, index) => index % 10 === 0).slice(0, 40)
  const files = [...new Set((await Promise.all(some.map((page) => findFiles(origin, page)))).flat())]
  console.log(`  ${pages.length} pages, ${files.length} files`)
  const kinds = kindsOf(pages, files)
  return Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % (kinds.length + 1)]
    const turn = Math.floor(index / (kinds.length + 1))
    if (!kind) return formRequest(origin, turn)
    return {
      url: origin + kind(turn),
      init: { headers: { accept: 'text/html,*/*', 'x-forwarded-for': visitor(index) } },
    }
  })
}
