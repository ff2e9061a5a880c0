import { catalogueContract } from '../../contract/catalogue-contract'
import { makePayload } from '../../support/make-payload'

catalogueContract('SQLite', makePayload)
