import '@payloadcms/next/css'
import '@/studio/tokens.css'
import '@/studio/ui/kit.css'
import '@/studio/payload-lists.css'
import '@/studio/payload-parts.css'

import type { ReactNode } from 'react'

import config from '@payload-config'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { getPayload, type ServerFunctionClient } from 'payload'

import { getLanguages, getSettings } from '@/features/content/server/reads'
import { env } from '@/lib/env'
import { shortenClientConfigs } from '@/lib/payload/client-config'
import { callServerFunction } from '@/lib/payload/server-functions'
import { resolveTheme } from '@/lib/theme/theme'
import { paletteVariables } from '@/lib/theme/theme-sheet'

import { importMap } from './admin/importMap.js'

export default async function StudioLayout({ children }: { children: ReactNode }) {
  // Next encrypts what an action captures. By that the HTTP server tells the studio's calls from made-up ones.
  const site = env.serverUrl

  const serverFunction: ServerFunctionClient = async (call) => {
    'use server'
    if (site !== env.serverUrl) notFound()
    return callServerFunction(call, {
      getPayload: () => getPayload({ config, cron: true, importMap }),
      headers: await headers(),
      run: (allowed) => handleServerFunctions({ ...allowed, config, importMap }),
    })
  }

  const languages = await getLanguages()
  const { paper } = resolveTheme((await getSettings(languages.default)).config.brand)
  await shortenClientConfigs(getPayload({ config, cron: true, importMap }), importMap)
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      <style>{`:root{${paletteVariables(paper)}}`}</style>
      {children}
    </RootLayout>
  )
}
