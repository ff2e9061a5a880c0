import { StudioSession } from '../rig/studio-session'

/** Lists, forms, settings and views of our own: what an agency's people open. */
const views = ['', '/languages', '/imports', '/statistics', '/state', '/account']
const lists = [
  'pages',
  'properties',
  'leads',
  'media',
  'appointments',
  'articles',
  'redirects',
  'testimonials',
]
const documents = ['pages', 'properties', 'leads', 'articles', 'media', 'modules']
const settings = ['header', 'footer', 'popup', 'siteConfig', 'formsConfig']

/** Paths of 25 screens below `/admin`; of the documents the oldest ones. */
export async function studioScreens(): Promise<string[]> {
  const staff = StudioSession.of('administrator')
  const forms = await Promise.all(
    documents.map(async (slug) => {
      const [first] = await staff.find(`/${slug}/?limit=1&depth=0&sort=createdAt`)
      return first ? `/collections/${slug}/${first.id}` : `/collections/${slug}`
    }),
  )
  return [
    ...views,
    ...lists.map((slug) => `/collections/${slug}`),
    ...forms,
    ...settings.map((slug) => `/globals/${slug}`),
  ]
}
