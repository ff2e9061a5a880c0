import path from 'node:path'

import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import { nl } from '@payloadcms/translations/languages/nl'
import type { CollectionConfig, Config } from 'payload'
import sharp from 'sharp'

import { blockSchemas } from '@/blocks/registry'
import { collections, globals } from '@/collections/all'
import { staff } from '@/lib/cms/access'
import { checkDatabase } from '@/lib/cms/database-report'
import { prepareSearches } from '@/lib/cms/search-indexes'
import { closeSystemCollections } from '@/lib/cms/system-collections'
import { localeNames, locales, sourceLocale } from '@/lib/i18n/locales'

type Surroundings = {
  database: Config['db']
  secret: string
  /** Origin of the site, such as `https://example.org`. */
  serverURL?: string
  /** Sign-in cookies travel over https only. Off where the site itself is served over plain http. */
  secureCookies?: boolean
}

/** Largest upload of any kind; collections for smaller files say so themselves. */
const maxUploadBytes = 20 * 1024 * 1024

function withCookies(collection: CollectionConfig, secure: boolean): CollectionConfig {
  const { auth } = collection
  if (typeof auth !== 'object') return collection
  return { ...collection, auth: { ...auth, cookies: { ...auth.cookies, secure } } }
}

/** Everything that makes the product's Payload, but for its surroundings: the server and the tests share it. */
export function payloadOptions({ database, secret, serverURL, secureCookies = false }: Surroundings): Config {
  return {
    db: database,
    secret,
    ...(serverURL && { serverURL, cors: [serverURL], csrf: [serverURL] }),
    cookiePrefix: 'perron',
    collections: collections.map((collection) => withCookies(collection, secureCookies)),
    globals,
    blocks: blockSchemas,
    editor: lexicalEditor(),
    localization: {
      locales: locales.map((code) => ({ code, label: localeNames[code] })),
      defaultLocale: sourceLocale,
      // For editors only: public reads name their language and refuse the fallback.
      fallback: true,
    },
    i18n: { supportedLanguages: { nl, fr, en, de }, fallbackLanguage: sourceLocale },
    admin: {
      user: 'users',
      avatar: 'default',
      importMap: { baseDir: path.resolve(process.cwd(), 'src') },
    },
    graphQL: { disable: true },
    maxDepth: 3,
    telemetry: false,
    jobs: {
      access: {
        cancel: ({ req }) => staff({ req }),
        queue: ({ req }) => staff({ req }),
        run: ({ req }) => staff({ req }),
      },
    },
    sharp,
    upload: { limits: { fileSize: maxUploadBytes }, abortOnLimit: true },
    typescript: { autoGenerate: false, outputFile: path.resolve(process.cwd(), 'src/payload-types.ts') },
    onInit: async (payload) => {
      closeSystemCollections(payload)
      await checkDatabase(payload)
      await prepareSearches(payload)
    },
  }
}
