export { SaveAsTemplate } from './components/save-as-template';
export { TemplatesList } from './components/templates-list';
export { templatesQuery } from './queries';
export { templateLink } from './template-link';
