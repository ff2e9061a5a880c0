import 'server-only'

import config from '@payload-config'
import { getPayload } from 'payload'

/** The one Payload of this process. */
export const payloadClient = () => getPayload({ config })
