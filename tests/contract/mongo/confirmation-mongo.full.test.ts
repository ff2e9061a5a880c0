import { confirmationContract } from '../confirmation-contract'

import { makeOwnMongo } from './own-database'

confirmationContract('MongoDB', makeOwnMongo)
