import { mediaFilterContract } from '../../contract/media-filter-contract'
import { makePayload } from '../../support/make-payload'

mediaFilterContract('SQLite', makePayload)
