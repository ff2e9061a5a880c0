import { demandAccessContract } from '../demand-access-contract'

import { makeOwnMongo } from './own-database'

demandAccessContract('MongoDB', makeOwnMongo)
