import { signedLinkFile } from '@/app/(site)/_views/signed-link-file'
import { offerFile } from '@/app/(site)/_views/offer-file'

/** The document of the offer as a file. */
export const GET = signedLinkFile('offer', ({ id }) => offerFile(id))
