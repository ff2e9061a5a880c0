import path from 'node:path'
import type { Config, CollectionSlug, Payload } from 'payload'

import { collectionConfigs } from '@/collections/registry'
import type { FormRegistry } from '@/features/submissions/server/form-registry'
import { richTextEditor } from '@/features/content/server/rich-text-editor'
import { isStaff, closeSystemCollections } from '@/lib/payload/access'
import { checkDatabase } from '@/lib/payload/database-report'
import { followRefreshes } from '@/lib/cache/follow-refreshes'
import { previewEndpoints } from '@/features/preview/server/preview-endpoints'
import { answerUnavailable } from '@/lib/payload/hooks/answer-unavailable'
import { exposeErrorMessage } from '@/lib/payload/hooks/expose-error-message'
import { pictureEngine } from '@/lib/pictures/picture-engine'
import { cookiePrefix } from '@/lib/payload/sign-in/token-cookie'
import { guardRequests } from '@/lib/payload/requests/guard-requests'
import { answerInputError, answerQueryError } from '@/lib/payload/requests/input-errors'
import { prepareSearches } from '@/features/listings/server/search-indexes'
import { answerFailedUpload } from '@/lib/uploads/store-files'
import { readStudioLanguages } from '@/lib/payload/read-languages'
import { payloadLogger } from '@/lib/payload/logger'
import { repairsPayload } from '@/lib/payload/payload-repairs'
import { payloadTexts } from '@/lib/payload/payload-texts/payload-texts'
import { checkEndpoints } from '@/features/checks/server/check-endpoint'
import { commentEndpoints } from '@/features/comments/server/comment-endpoints'
import { findEndpoints } from '@/features/studio-search/server/find-endpoints'
import { replaceEndpoints } from '@/features/translation/server/replace-endpoints'
import type { StudioView } from '@/features/studio-search/server/studio-places'
import { writingEndpoints } from '@/features/writing-help/server/writing-endpoints'
import { hasDrafts } from '@/features/versions/server/has-drafts'
import { reviewEndpoints } from '@/features/review/server/review-endpoints'
import { presenceEndpoints } from '@/features/versions/server/presence'
import { publicationTask } from '@/features/versions/server/publication-task'
import { releaseAfterError } from '@/features/versions/server/claim-revision'
import type { AttachmentMaker } from '@/lib/email/compose-mail'
import { payloadLanguages } from '@/lib/i18n/languages/payload'
import { localeNames, locales, localized, sourceLocale } from '@/lib/i18n/locales'
import { payloadMail } from '@/lib/email/payload-mail'
import type { EmailAttachment } from '@/lib/email/email-message'
import type { MailAttachment } from '@/lib/email/outgoing-mail'
import { productName } from '@/lib/site-config'

import { forms } from '@/forms'
import { completeBlocks, completeCollections, completeGlobals } from './complete-schemas'
import { foundViews, studioNavLinks, studioViews } from './studio-views'

type Maker<Kind extends EmailAttachment['kind']> = (
  payload: Payload,
  wanted: Extract<EmailAttachment, { kind: Kind }>,
) => Promise<MailAttachment | null>

/** Creates the attachments of an e-mail when it is sent, by kind; null when the document no longer exists. */
const makers: { [Kind in EmailAttachment['kind']]: Maker<Kind> } = {
  calendar: async (payload, { appointment }) =>
    (await import('@/features/appointments/server/calendar-of-appointment')).calendarAttachment(
      payload,
      appointment,
    ),
  offerPdf: async (payload, { lead }) => {
    const { makeOfferAttachment } = await import('@/features/offers/server/offer-attachment')
    const file = await makeOfferAttachment(payload, lead)
    return file && { ...file, contentType: 'application/pdf' }
  },
}

function makeAttachment(payload: Payload, wanted: EmailAttachment): Promise<MailAttachment | null> {
  return wanted.kind === 'calendar' ? makers.calendar(payload, wanted) : makers.offerPdf(payload, wanted)
}

type Admin = NonNullable<Config['admin']>

/** Appearance of the studio: name, icons, and the components around Payload's views. */
const studioMeta: Admin['meta'] = {
  titleSuffix: `· ${productName}`,
  description: productName,
  defaultOGImageType: 'off',
  icons: [{ rel: 'icon', url: '/favicon.ico' }],
  openGraph: { siteName: productName, title: productName, description: productName },
  robots: 'noindex, nofollow',
}

const studioGraphics = { Logo: '/studio/brand#Logo', Icon: '/studio/brand#Icon' }

const studioProviders = [
  '/studio/studio-texts#StudioTexts',
  '/studio/studio-texts#SiteLanguages',
  '/studio/session/keep-session#KeepSession',
  '/features/sign-in/studio/session-dialog#SessionDialog',
  '/studio/early-input#EarlyInput',
  ...(repairsPayload ? ['/studio/repaired-names#RepairedNames'] : []),
  '/studio/dialog-checks#DialogChecks',
  '/studio/tab-leaves-texts#TabLeavesTexts',
  '/features/versions/studio/unsaved-texts#UnsavedTexts',
]

type Surroundings = {
  database: Config['db']
  secret: string
  /** Origin of the site, such as `https://example.org`. */
  serverURL?: string
}

/** Default limit of an upload; collections with smaller files set their own. */
const maxUploadBytes = 20 * 1024 * 1024

const studio: Config['admin'] = {
  user: 'users',
  avatar: 'default',
  dateFormat: 'dd/MM/yyyy HH:mm',
  // At the right are the panels that show what a publication changed.
  toast: { position: 'bottom-left' },
  meta: studioMeta,
  components: {
    graphics: studioGraphics,
    header: ['/studio/staging-bar#StagingBar'],
    actions: [
      '/features/help/studio/help-button#HelpButton',
      '/features/studio-search/studio/search-button#SearchButton',
    ],
    providers: studioProviders,
    views: studioViews,
    afterNavLinks: studioNavLinks,
    logout: { Button: '/studio/session/log-out-button#LogOutButton' },
  },
  importMap: { baseDir: path.resolve(process.cwd(), 'src') },
}

/** Forms and attachments for the features and `lib`, which do not import them. */
const custom: { formRegistry: FormRegistry; makeAttachment: AttachmentMaker; studioViews: StudioView[] } = {
  formRegistry: {
    forms,
    // Loaded on use: it needs Next, and scripts load this configuration in plain Node.
    findDynamicOptions: async (...args) =>
      (await import('./find-dynamic-options')).findDynamicOptions(...args),
  },
  makeAttachment,
  studioViews: foundViews,
}

const jobs: Config['jobs'] = {
  tasks: [publicationTask(collectionConfigs.filter(hasDrafts).map(({ slug }) => slug as CollectionSlug))],
  access: {
    cancel: ({ req }) => isStaff({ req }),
    queue: ({ req }) => isStaff({ req }),
    // The worker runs them, without a request.
    run: () => false,
  },
}

const afterError = [
  releaseAfterError,
  exposeErrorMessage,
  answerInputError,
  answerQueryError,
  answerUnavailable,
  answerFailedUpload,
]

const localization: Config['localization'] = {
  locales: locales.map((code) => ({ code, label: localeNames[code] })),
  defaultLocale: sourceLocale,
  // For editors only: public reads name their language and disable the fallback.
  fallback: true,
  // The studio: texts are written in the source language first, also where visitors do not read it.
  filterAvailableLocales: async ({ locales: all, req }) => {
    const languages: string[] = await readStudioLanguages(req.payload)
    return all.filter(({ code }) => languages.includes(code))
  },
}

/** The configuration of Payload, shared by server and tests; the parameters are what differs between them. */
export function payloadOptions({ database, secret, serverURL }: Surroundings): Config {
  return {
    db: database,
    secret,
    custom,
    ...(serverURL && { serverURL, cors: [serverURL], csrf: [serverURL] }),
    cookiePrefix,
    collections: completeCollections(),
    globals: completeGlobals(),
    endpoints: [
      ...previewEndpoints,
      ...presenceEndpoints,
      ...reviewEndpoints,
      ...findEndpoints,
      ...replaceEndpoints,
      ...checkEndpoints,
      ...commentEndpoints,
      ...writingEndpoints,
    ],
    blocks: completeBlocks(),
    editor: richTextEditor,
    email: payloadMail,
    localization,
    i18n: {
      supportedLanguages: localized((locale) => payloadLanguages[locale]),
      fallbackLanguage: sourceLocale,
      translations: payloadTexts,
    },
    admin: studio,
    graphQL: { disable: true },
    maxDepth: 3,
    telemetry: false,
    logger: payloadLogger(),
    jobs,
    hooks: { afterError },
    sharp: pictureEngine,
    upload: { limits: { fileSize: maxUploadBytes }, abortOnLimit: true },
    typescript: { autoGenerate: false, outputFile: path.resolve(process.cwd(), 'src/payload-types.ts') },
    onInit: async (payload) => {
      closeSystemCollections(payload)
      guardRequests(payload)
      await checkDatabase(payload)
      await prepareSearches(payload)
      await followRefreshes(payload)
    },
  }
}
