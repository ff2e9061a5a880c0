/** The files of a Payload admin without anything of ours: its own template, with pages that hold blocks like ours. */

const config = `import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import { nl } from '@payloadcms/translations/languages/nl'
import { buildConfig } from 'payload'

const heading = { name: 'heading', type: 'text', localized: true }
const options = [
  { name: 'status', type: 'select', options: ['published', 'hidden'] },
  { name: 'span', type: 'number' },
  { name: 'background', type: 'text' },
]
const block = (slug, fields) => ({ slug, fields: [heading, ...fields, ...options] })

export default buildConfig({
  secret: 'a secret of the bench alone',
  db: sqliteAdapter({ client: { url: process.env.DATABASE_URI } }),
  editor: lexicalEditor(),
  telemetry: false,
  graphQL: { disable: true },
  i18n: { supportedLanguages: { de, en, fr, nl }, fallbackLanguage: 'fr' },
  localization: { locales: ['nl', 'fr', 'en', 'de'], defaultLocale: 'fr' },
  typescript: { autoGenerate: false },
  admin: {
    user: 'users',
    importMap: { baseDir: import.meta.dirname },
    livePreview: { url: '/preview', collections: ['pages'] },
  },
  collections: [
    { slug: 'users', auth: true, fields: [] },
    {
      slug: 'pages',
      admin: { useAsTitle: 'title' },
      versions: { drafts: { autosave: { interval: 800 } } },
      fields: [
        { name: 'title', type: 'text', localized: true, required: true },
        {
          type: 'tabs',
          tabs: [
            {
              label: 'Content',
              fields: [
                {
                  name: 'blocks',
                  type: 'blocks',
                  admin: { initCollapsed: true },
                  blocks: [
                    block('richText', [{ name: 'content', type: 'richText', localized: true }]),
                    block('callToAction', [
                      {
                        name: 'links',
                        type: 'array',
                        fields: [
                          { name: 'label', type: 'text', localized: true },
                          { name: 'url', type: 'text' },
                        ],
                      },
                    ]),
                    block('latestOffers', [
                      { name: 'goal', type: 'select', options: ['sale', 'rent', 'both'] },
                      { name: 'maxItems', type: 'number' },
                    ]),
                  ],
                },
              ],
            },
            {
              label: 'Options',
              fields: [
                { name: 'description', type: 'textarea', localized: true },
                { name: 'noIndex', type: 'checkbox' },
              ],
            },
          ],
        },
        { name: 'slug', type: 'text', admin: { position: 'sidebar' } },
      ],
    },
  ],
})
`

const layout = `import '@payloadcms/next/css'
import config from '@payload-config'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { importMap } from './admin/importMap.js'

const serverFunction = async (call) => {
  'use server'
  return handleServerFunctions({ ...call, config, importMap })
}

export default function Layout({ children }) {
  return <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>{children}</RootLayout>
}
`

const page = `import config from '@payload-config'
import { RootPage } from '@payloadcms/next/views'
import { importMap } from '../importMap.js'

export default function Page({ params, searchParams }) {
  return RootPage({ config, importMap, params, searchParams })
}
`

const route = `import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_PATCH, REST_POST } from '@payloadcms/next/routes'

export const GET = REST_GET(config)
export const POST = REST_POST(config)
export const PATCH = REST_PATCH(config)
export const DELETE = REST_DELETE(config)
`

/** The least that a preview can do: it shows the text that the form has sent. */
const preview = `const html = \`<!doctype html><main></main><script>
addEventListener('message', ({ data }) => {
  if (data.type !== 'payload-live-preview' || !data.data) return
  document.querySelector('main').textContent = [data.data.title, data.data.blocks?.[0]?.heading].join(' ')
})
parent.postMessage({ type: 'payload-live-preview', ready: true }, '*')
</script>\`

export const GET = () => new Response(html, { headers: { 'content-type': 'text/html' } })
`

/** Writes the import map, makes the tables and stores what the environment variable DOCUMENTS says. */
const prepare = `import { generateImportMap, getPayload } from 'payload'
import configPromise from './payload.config'

const config = await configPromise
const importMapFile = import.meta.dirname + '/app/(payload)/admin/importMap.js'
const admin = { ...config.admin, importMap: { ...config.admin.importMap, importMapFile } }
await generateImportMap({ ...config, admin }, { force: true, log: false })
const payload = await getPayload({ config })
const { login, pages } = JSON.parse(process.env.DOCUMENTS)
await payload.create({ collection: 'users', data: login })
const ids = []
for (const data of pages) ids.push((await payload.create({ collection: 'pages', locale: 'fr', data })).id)
console.log('IDS ' + JSON.stringify(ids))
process.exit(0)
`

const nextConfig = (root: string): string => `import { withPayload } from '@payloadcms/next/withPayload'

export default withPayload(
  { turbopack: { root: ${JSON.stringify(root)} }, typescript: { ignoreBuildErrors: true }, poweredByHeader: false },
  { devBundleServerPackages: false },
)
`

const tsconfig = JSON.stringify({
  compilerOptions: {
    target: 'ES2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    noEmit: true,
    allowJs: true,
    paths: { '@payload-config': ['./payload.config.ts'] },
  },
  include: ['**/*.ts', '**/*.tsx'],
})

/**
 * @param root the folder with the installed packages
 * @returns the text of each file by its path
 */
export const blankFiles = (root: string): Record<string, string> => ({
  'payload.config.ts': config,
  'prepare.ts': prepare,
  'next.config.mjs': nextConfig(root),
  'tsconfig.json': tsconfig,
  // Turbopack takes the files of the project above for those that are missing here.
  'instrumentation.ts': 'export function register() {}\n',
  'postcss.config.mjs': 'export default { plugins: {} }\n',
  'package.json': JSON.stringify({ name: 'blank-studio', private: true, type: 'module' }),
  'app/(payload)/layout.tsx': layout,
  'app/(payload)/admin/importMap.js': 'export const importMap = {}\n',
  'app/(payload)/admin/[[...segments]]/page.tsx': page,
  'app/(payload)/api/[...slug]/route.ts': route,
  'app/preview/route.ts': preview,
})
