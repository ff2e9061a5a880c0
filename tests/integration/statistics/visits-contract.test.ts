import { visitsContract } from '../../contract/visits-contract'
import { makePayload } from '../../support/make-payload'

visitsContract('SQLite', makePayload)
