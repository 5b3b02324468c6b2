export { followRequiredSignIns, RequiredSignIn, requiredSignIn } from './required-sign-in';
