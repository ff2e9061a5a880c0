import 'server-only'

import config from '@payload-config'
import { getPayload, type SanitizedConfig } from 'payload'

/** The one Payload of this process. */
export const payloadClient = () => getPayload({ config })

/** The configuration, which needs no database. */
export const payloadConfig = (): Promise<SanitizedConfig> => Promise.resolve(config)
