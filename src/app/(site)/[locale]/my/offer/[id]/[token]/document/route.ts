import { myGet } from '@/app/(site)/_views/my-get'
import { offerFile } from '@/app/(site)/_views/offer-file'

/** The document of the offer as a file. */
export const GET = myGet('offer', ({ id }) => offerFile(id))
