export { followRequiredSignIns, pageToReturnTo, RequiredSignIn, requiredSignIn } from './required-sign-in';
