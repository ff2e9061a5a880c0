import path from 'node:path'

import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import { nl } from '@payloadcms/translations/languages/nl'
import type { CollectionConfig, Config, GlobalConfig } from 'payload'

import { blockSchemas } from '@/blocks/registry'
import { collections, globals } from '@/collections/all'
import { staff } from '@/lib/cms/access'
import { checkDatabase } from '@/lib/cms/database-report'
import { previewEndpoints } from '@/lib/cms/endpoints/preview-endpoints'
import { tellReason } from '@/lib/cms/hooks/tell-reason'
import { withGlobalLivePreview, withLivePreview } from '@/lib/cms/live-preview'
import { pictureEngine } from '@/lib/cms/picture-engine'
import { prepareSearches } from '@/lib/cms/search-indexes'
import { studioDashboard, studioGraphics, studioMeta, studioProviders } from '@/lib/cms/studio-appearance'
import { inMenuOrder, shownByRole } from '@/lib/cms/studio-menu'
import { studioWords } from '@/lib/cms/studio-words'
import { closeSystemCollections } from '@/lib/cms/system-collections'
import { studioLanguages } from '@/lib/cms/translation/studio-languages'
import { closeBlockToTranslators, closeToTranslators } from '@/lib/cms/translators/close-to-translators'
import { localeNames, locales, sourceLocale } from '@/lib/i18n/locales'
import { payloadMail } from '@/lib/mail/payload-mail'

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

/** The tab with the document as the API gives it says nothing to an editor. */
const withoutApiTab = <Kind extends CollectionConfig | GlobalConfig>(kind: Kind): Kind => ({
  ...kind,
  admin: { ...kind.admin, hideAPIURL: true },
})

const studio: Config['admin'] = {
  user: 'users',
  avatar: 'default',
  dateFormat: 'dd/MM/yyyy HH:mm',
  meta: studioMeta,
  components: {
    graphics: studioGraphics,
    providers: studioProviders,
    views: { dashboard: studioDashboard, languages: studioLanguages },
    afterNavLinks: ['/studio/languages/nav-link#LanguagesNavLink'],
  },
  importMap: { baseDir: path.resolve(process.cwd(), 'src') },
}

/** Everything that makes the product's Payload, but for its surroundings: the server and the tests share it. */
export function payloadOptions({ database, secret, serverURL, secureCookies = false }: Surroundings): Config {
  return {
    db: database,
    secret,
    ...(serverURL && { serverURL, cors: [serverURL], csrf: [serverURL] }),
    cookiePrefix: 'perron',
    collections: inMenuOrder(collections)
      .map(withoutApiTab)
      .map(withLivePreview)
      .map(closeToTranslators)
      .map((collection) => withCookies(collection, secureCookies)),
    globals: shownByRole(globals).map(withoutApiTab).map(withGlobalLivePreview),
    endpoints: previewEndpoints,
    blocks: blockSchemas.map(closeBlockToTranslators),
    editor: lexicalEditor(),
    email: payloadMail,
    localization: {
      locales: locales.map((code) => ({ code, label: localeNames[code] })),
      defaultLocale: sourceLocale,
      // For editors only: public reads name their language and refuse the fallback.
      fallback: true,
    },
    i18n: {
      supportedLanguages: { nl, fr, en, de },
      fallbackLanguage: sourceLocale,
      translations: studioWords,
    },
    admin: studio,
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
    hooks: { afterError: [tellReason] },
    sharp: pictureEngine,
    upload: { limits: { fileSize: maxUploadBytes }, abortOnLimit: true },
    typescript: { autoGenerate: false, outputFile: path.resolve(process.cwd(), 'src/payload-types.ts') },
    onInit: async (payload) => {
      closeSystemCollections(payload)
      await checkDatabase(payload)
      await prepareSearches(payload)
    },
  }
}
